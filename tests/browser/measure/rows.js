// Rows of figures, and how a figure with its spread is worded.

// Prints what was measured beside what it should be.
export function row(what, floor, goal, figure) {
  console.log([what, floor, goal, figure].join(' | '));
}

// The number below which so large a part of them lies.
export function share(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

// The median, and from where to where the others lie: clocks are noisy.
export function spread(numbers, worded) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return `${worded(share(numbers, 0.5))} (${worded(least)} to ${worded(most)})`;
}

export const ms = time => `${time.toFixed(time < 100 ? 1 : 0)} ms`;
export const seconds = time => `${(time / 1000).toFixed(2)} s`;
