import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  ranBrands,
  replaceIn,
} from '../../../../../tests/factories/brands/ranBrands.ts';

/** The questions of a brand that each depend on the one before. */
function aChain(length: number): string {
  const questions = Array.from({ length }, (_, index) => [
    `q${index}`,
    {
      kind: 'yesNo',
      label: `Question ${index}?`,
      required: false,
      personal: false,
      place: { widget: 'company-name' },
      ...(index > 0 && { when: { answered: [`q${index - 1}`] } }),
    },
  ]);
  return JSON.stringify(Object.fromEntries(questions));
}

async function checked(length: number) {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme.json', '"theme"', `"questions": ${aChain(length)},\n  "theme"`);
  for (const other of ['acme-ca.json', 'acme-uk.json']) rmSync(join(dir, other));
  return (await ranBrands('check', '--dir', dir)).result;
}

it('200 questions that depend on each other pass', async () => {
  expect(await checked(200)).toContain('1 brand checked, no problems.');
});

it.each([201, 1500])(
  '%i questions are too many, which is said before any condition is tried',
  async (length) => {
    const result = await checked(length);

    expect(result).toContain(
      `The brand asks ${length} questions, and a form has at most 200.  [questions]`,
    );
    expect(result).toContain('1 brand checked, 1 problem in 1 file.');
  },
);
