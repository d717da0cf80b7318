// Asks Lighthouse about an address, in a browser that runs already and keeps what it has stored.
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

// Which clocks make the score for performance.
const CLOCKS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

// The scores from 0 to 100, what cost points, and the clocks.
export async function judge(url, port) {
  const flags = { port, disableStorageReset: true, onlyCategories: CATEGORIES, logLevel: 'error' };
  const { lhr } = await lighthouse(url, flags);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const faults = CATEGORIES.slice(1).flatMap(category => lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .map(({ id }) => lhr.audits[id].title));
  const scores = CATEGORIES.map(category => Math.round(lhr.categories[category].score * 100));
  const clocks = CLOCKS.map(clock => `${lhr.audits[clock].title} ${lhr.audits[clock].displayValue}`).join(', ');
  return { scores, faults, clocks };
}
