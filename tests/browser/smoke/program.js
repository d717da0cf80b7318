// Starting a program that ends with this one, whatever becomes of it.
import { spawn } from 'node:child_process';

export function start(program, options, stdio, variables = {}) {
  // The page speaks English to engines that have no language of their own.
  const env = { ...process.env, LC_ALL: 'C.UTF-8', ...variables };
  const child = spawn(program, options, { env, stdio });
  process.on('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return child;
}

// Tries until it works and gives what is wanted.
export async function until(act, isWanted = Boolean) {
  const end = Date.now() + 60_000;
  for (let error = new Error('waited in vain'); ;) {
    try {
      const found = await act();
      if (isWanted(found)) return found;
    } catch (failure) {
      error = failure;
    }
    if (Date.now() > end) throw error;
    await new Promise(done => setTimeout(done, 50));
  }
}
