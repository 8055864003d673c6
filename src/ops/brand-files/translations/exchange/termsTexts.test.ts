import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../../tests/factories/aTemporaryFolder.ts';
import { ranBrands } from '../../../../../tests/factories/brands/ranBrands.ts';
import { termsTexts } from './termsTexts.ts';

const ORIGINAL = '## One\n\nText.\n\n- A point.\n- Another.\n';

/** The state of a text to agree to in a folder with these files. */
function stateOf(files: Readonly<Record<string, string>>) {
  const named = Object.entries({ 'terms-ca': ORIGINAL, ...files });
  const terms = new Map(named.map(([id, text]) => [id, { id, name: `terms/${id}.md`, text }]));
  return termsTexts({ agreement: { terms: 'terms-ca' } }, 'fr-CA', { terms });
}

it.each([
  ['a file beside its original', 'terms-ca.fr', '## Un\n\nTexte.\n\n- Ceci.\n- Cela.\n', 'present'],
  ['one for the country', 'terms-ca.fr-CA', '## Un\n\nTexte.\n\n- Ceci.\n- Cela.\n', 'present'],
  ['one that lacks a point', 'terms-ca.fr', '## Un\n\nTexte.\n\n- Ceci.\n', 'outdated'],
  [
    'one with a paragraph on two lines',
    'terms-ca.fr',
    '## Un\n\nTexte\nplus long.\n\n- Ceci.\n- Cela.\n',
    'present',
  ],
  [
    'one with other signs for its points',
    'terms-ca.fr',
    '## Un\n\nTexte.\n\n* Ceci.\n* Cela.\n',
    'present',
  ],
  [
    'one with a heading of another level',
    'terms-ca.fr',
    '### Un\n\nTexte.\n\n- Ceci.\n- Cela.\n',
    'outdated',
  ],
  [
    'one with lines that end as on Windows',
    'terms-ca.fr',
    '## Un\r\n\r\nTexte.\r\n\r\n- Ceci.\r\n- Cela.\r\n',
    'present',
  ],
  ['one with a paragraph more', 'terms-ca.fr', `${ORIGINAL}\nEncore.\n`, 'outdated'],
] as const)('with %s a text to agree to is %s: %s', (_what, id, text, state) => {
  expect(stateOf({ [id]: text })).toEqual([{ name: 'terms-ca', file: `terms/${id}.md`, state }]);
});

it('names the file in which a text is missing', () => {
  expect(stateOf({ 'terms-ca.es': ORIGINAL })).toEqual([
    { name: 'terms-ca', file: 'terms/terms-ca.fr.md', state: 'missing' },
  ]);
});

it.each([
  ['slotbook-ca', 'fr-CA', 'ca.fr'],
  ['ringwell', 'es-US', 'us.es'],
])('what a translator of %s gets says that its texts to agree to are there', async (...row) => {
  const [brand, lang, ending] = row;
  const { result } = await ranBrands('translations', brand, '--lang', lang, '--format', 'json');
  const { terms } = JSON.parse(result);
  expect(terms.map(({ state }: { readonly state: string }) => state)).toEqual([
    'present',
    'present',
  ]);
  expect(terms[1].file).toBe(`terms/privacy-${ending}.md`);
  const out = join(await aTemporaryFolder(), 'texts.xlf');
  const written = await ranBrands('translations', brand, '--lang', lang, '--out', out);
  expect(written.result).toContain(`terms/privacy-${ending}.md: is there.\n`);
});
