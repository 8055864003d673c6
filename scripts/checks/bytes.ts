/**
 * Measures the bytes that a visitor downloads until a page can be used, by brand and page, after
 * `npm run build`, and compares them with the budget of the page's kind. The result is exact: no
 * network, no sampling. The scripts are built once more in memory, to find out which modules they
 * contain.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesTable } from './page-bytes/bytesTable.ts';
import { judgeBytes } from './page-bytes/judgeBytes.ts';
import { measurePages } from './page-bytes/measurePages.ts';
import { readScripts } from './page-bytes/readScripts.ts';

const root = join(import.meta.dirname, '../..');
const pages = await measurePages(root);
const { files, modules, code } = await readScripts(root);
const built = await readdir(join(root, 'dist/page/client/assets'));
const brandIds = [...new Set(pages.map(({ name }) => name.split(' ')[0] ?? name))];
const breaches = judgeBytes({ pages, modules, code, brandIds });
// Files rebuilt from the same sources have the same names, because the hash in a name covers the content.
const missing = files.filter((file) => !built.includes(file.replace('assets/', '')));
if (missing.length > 0) breaches.push(`dist/ lacks ${missing.join(', ')}. Build again.`);
const serverHalf = await readFile(join(root, 'dist/page/server/renderPage.js'), 'utf8');
if (serverHalf.includes('process.env.NODE_ENV')) {
  breaches.push("The server's half asks NODE_ENV: it carries more than what is for production.");
}
if (serverHalf.includes('ObservableObject')) {
  breaches.push("The server's half has MobX, which takes half of a render's time.");
}

for (const row of bytesTable(pages)) console.log(row);
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
