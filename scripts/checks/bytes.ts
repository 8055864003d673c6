/**
 * Measures the bytes that a visitor downloads, after `npm run build`. Builds the scripts twice more
 * in memory: whole, and without packages, which gives our own code's bytes. The result is exact: no
 * network, no sampling.
 */
import { join } from 'node:path';
import { BUDGET, judgeBytes, sum } from './judgeBytes.ts';
import { builtEntry, measurePages } from './measurePages.ts';
import { measureScripts } from './measureScripts.ts';

const root = join(import.meta.dirname, '../..');
const { pages, styles } = await measurePages(root);
const whole = await measureScripts(root, false);
const own = await measureScripts(root, true);
const entry = await builtEntry(root);

const ownScript = sum(Object.values(own.initial));
const script = sum(Object.values(whole.initial));
const brandIds = [...new Set(Object.keys(pages).map((page) => page.split(' ')[0] ?? page))];
const { initial: scripts, modules, code } = whole;
const breaches = judgeBytes({ pages, styles, scripts, ownScript, modules, code, brandIds });
// The rebuilt entry has the same name, because the hash in the name covers only its code.
if (!(entry in scripts))
  breaches.push(`dist/ has ${entry}; the sources give another. Build again.`);

const [largest = ['none', 0], ...others] = Object.entries(pages).toSorted((a, b) => b[1] - a[1]);
const [smallest] = others.slice(-1);
console.log('Bytes after brotli at quality 11');
console.log(`  HTML, largest   ${largest[1]} of ${BUDGET.html}: ${largest[0]}`);
if (smallest) console.log(`  HTML, smallest  ${smallest[1]}: ${smallest[0]}`);
console.log(
  `  CSS, smallest   ${Math.min(...Object.values(styles))}, at least ${BUDGET.leastStyles}`,
);
console.log(`  script          ${script} of ${BUDGET.script}: ${Object.keys(scripts).join(', ')}`);
console.log(
  `  of which ours   ${ownScript} of ${BUDGET.ownScript}, packages ${script - ownScript}`,
);
for (const [file, bytes] of Object.entries(whole.lazy))
  console.log(`  lazy            ${bytes}: ${file}`);
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
