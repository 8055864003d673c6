import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandOfScript } from '../../src/page/app/document/brandOfScript.ts';
import { aRootStore } from '../factories/aPage.ts';

const root = join(import.meta.dirname, '../..');

/** What runs on the server alone: the document, and the widgets that a browser keeps as they came. */
const SERVERS =
  /^src\/(page\/(app\/(document\/|renderPage)|widgets\/(brand-logo|heading|legal-footer|support-contact)\/)|core\/(brand|contract)\/|core\/rules\/session\/present|core\/texts\/textsFor)|\.test\./;

it('a page is sent all of its brand that a script reads', async () => {
  const { brand, ...shown } = aRootStore();
  const sent = Object.keys(brandOfScript({ ...shown, brand, purpose: 'free' }));
  const left = Object.keys(brand).filter((name) => !sent.includes(name));
  const names = left.join('|');
  const read = new RegExp(
    String.raw`brand\.(${names})\b|\{[^}]*\b(${names})\b[^}]*\} = (stores\.)?brand;|<(Page)?Brand, [^>]*'(${names})'`,
  );
  const readers: string[] = [];
  for await (const file of glob('src/{core,page}/**/*.{ts,tsx}', { cwd: root })) {
    if (!SERVERS.test(file) && read.test(await readFile(join(root, file), 'utf8')))
      readers.push(file);
  }
  expect(left).toContain('headings');
  expect(readers).toEqual([]);
});
