import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageBrand } from '../../../../tests/factories/brands/aPageBrand.ts';
import { aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { createContactFields } from './createContactFields.ts';
import { ForbiddenWords } from './ForbiddenWords.ts';

it('a field has one store, which is created on first use', () => {
  const { prefill, ...session } = aSession();
  let looks = 0;
  const watched = {
    ...session,
    get prefill() {
      looks += 1;
      return prefill;
    },
  };

  const fields = createContactFields(aPageBrand(aBrand()), watched, new ForbiddenWords());

  expect(looks).toBe(0);
  expect(fields.email).toBe(fields.email);
  expect(looks).toBeGreaterThan(0);
});
