// Prints the style sheets of a list as one, without layers' files, nesting, comments and spaces.
import { bundle } from 'lightningcss';

const version = (major, minor = 0) => (major << 16) | (minor << 8);

// The oldest browsers that can show the page: they know what has no substitute, such as `:has()`,
// `color-mix()` and container queries. What is younger (nesting, `light-dark()`) is rewritten for them.
const targets = {
  chrome: version(111),
  firefox: version(121),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

const { code, warnings } = bundle({ filename: process.argv[2], minify: true, targets });
if (warnings.length > 0) {
  throw new Error(warnings.map(({ message, loc }) => `${message} (${loc.filename}:${loc.line})`).join('\n'));
}
// The switches that stand for `light-dark()`: shorter names, because every colour names both.
process.stdout.write(code.toString().replaceAll('--lightningcss-', '--'));
