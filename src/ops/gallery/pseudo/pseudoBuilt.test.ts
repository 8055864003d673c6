import { expect, it } from 'vitest';
import { shippedBrands } from '../../../../tests/factories/brands/shippedBrands.ts';
import { textsIn } from '../../../../tests/factories/texts/textsIn.ts';
import { PSEUDO_TAGS, pseudoBrand } from './pseudoBuilt.ts';

const ASKING = shippedBrands()
  .map(({ brand }) => brand)
  .filter(({ questions }) => questions !== undefined);

it.each(PSEUDO_TAGS)('words all that the questions of a brand say in %s', (tag) => {
  expect(ASKING.length).toBeGreaterThan(0);
  for (const brand of ASKING) {
    for (const [id, question] of Object.entries(brand.questions ?? {})) {
      const words = pseudoBrand(brand).translations?.[tag]?.questions?.[id];
      const { help, label, options, placeholder, purpose, text } = question;
      const said = textsIn({ help, label, options, placeholder, purpose, text });
      const worded = textsIn(words);
      expect(keysOf(worded), `${brand.id}: ${id}`).toEqual(keysOf(said));
      for (const [, it] of worded) expect(it).toMatch(/^⟦.*⟧$/s);
    }
  }
});

function keysOf(texts: ReturnType<typeof textsIn>): readonly string[] {
  return texts.map(([key]) => key).toSorted();
}
