import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freeCheckingTexts } from '../../src/core/texts/en/paying/freeCheckingTexts.ts';
import { privacyTexts } from '../../src/core/texts/en/privacyTexts.ts';
import { en } from '../../src/core/texts/en.ts';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';

const TERMS = join(import.meta.dirname, '../../brands/terms');

/** Every text that a visitor can read, with its source. */
function textsRead(): readonly (readonly [string, string])[] {
  const catalogues = shippedBrands().map(({ brand, catalogue }) => [
    `brands/${brand.id}.json`,
    JSON.stringify([brand, catalogue]),
  ]);
  const terms = readdirSync(TERMS).map((file) => [file, readFileSync(join(TERMS, file), 'utf8')]);
  const texts = JSON.stringify({ ...en, ...freeCheckingTexts, ...privacyTexts });
  return [['texts', texts], ...catalogues, ...terms].map(([where = '', text = '']) => [
    where,
    text,
  ]);
}

it.each(textsRead())("%s writes 'email', as the form's field does", (_where, text) => {
  expect(text.match(/.{0,30}e-mail.{0,20}/gi) ?? []).toEqual([]);
});
