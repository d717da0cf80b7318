// What the page costs those who use it, row by row with floor and goal; run by `cargo xtask measure`, which
// builds and serves the page. With a name only one group is measured.
import { loadavg } from 'node:os';

const GROUPS = ['loading', 'click', 'blocks', 'home', 'lighthouse'];

const [wanted] = process.argv.slice(2);
if (wanted && !GROUPS.includes(wanted)) {
  console.error(`there is no group \`${wanted}\`, but ${GROUPS.join(', ')}`);
  process.exit(1);
}
console.log('what | floor | goal | figure');
for (const group of GROUPS.filter(group => !wanted || group === wanted)) {
  const { measure } = await import(`./measure/${group}.js`);
  await measure();
  // Whoever else works on this machine makes every clock go slower.
  console.log(`(load of the machine after ${group}: ${loadavg()[0].toFixed(1)})`);
}
