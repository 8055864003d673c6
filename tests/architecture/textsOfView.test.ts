import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterSignUpTexts } from '../../src/core/texts/en/afterSignUpTexts.ts';
import { documentTexts } from '../../src/core/texts/en/documentTexts.ts';
import { payingTexts } from '../../src/core/texts/en/payingTexts.ts';
import { paymentTexts } from '../../src/core/texts/en/paymentTexts.ts';
import { socialTexts } from '../../src/core/texts/en/socialTexts.ts';

const root = join(import.meta.dirname, '../..');

/** Where each group of texts may be read: elsewhere the page would show nothing in their place. */
const GROUPS = [
  [
    'afterSignUpTexts',
    afterSignUpTexts,
    // An upgrade's refusal is worded by the payment's catalogue, on its own view alone.
    /^src\/(page\/widgets\/(account-details|account-subscription|activation-result|error-notice|upgrade-account)\/|core\/rules\/(errors\/payment|paymentMethods)\/)/,
  ],
  [
    'paymentTexts',
    paymentTexts,
    // A field's name is the key of its label: the stores name fields.
    /^src\/(page\/(widgets\/payment-method|payment)\/|core\/rules\/(errors\/payment|paymentMethods)\/)/,
  ],
  [
    'payingTexts',
    payingTexts,
    /^src\/(page\/(payment\/|app\/modals\/CheckingModal)|core\/rules\/(errors\/payment|paymentMethods)\/)/,
  ],
  // The brand's divider is the key of its text.
  [
    'socialTexts',
    socialTexts,
    /^src\/(page\/widgets\/social-sign-up\/|core\/texts\/socialTextsSaid)/,
  ],
  [
    'documentTexts',
    documentTexts,
    /^src\/page\/(app\/(document\/|renderPage\.tsx$)|widgets\/(brand-logo|legal-footer)\/)/,
  ],
] as const;

/** The files of the page and of the rules whose codes become texts, tests aside. */
async function sources(): Promise<readonly (readonly [string, string])[]> {
  const found: string[] = [];
  for await (const file of glob('src/{page,core}/**/*.{ts,tsx}', { cwd: root })) found.push(file);
  const kept = found.filter(
    (file) => !/\.test\.|^src\/core\/(texts\/en|contract\/generated)\b/.test(file),
  );
  return Promise.all(
    kept.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
}

test.each(GROUPS)('%s are read only where they are sent', async (_name, texts, allowed) => {
  const named = new RegExp(
    String.raw`(texts\.|texts\['|: '|\['|, ')(${Object.keys(texts).join('|')})\b`,
  );
  const files = await sources();
  const readers = files.filter(([, text]) => named.test(text)).map(([file]) => file);
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
});
