import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageBrand } from '../../../../tests/factories/brands/aPageBrand.ts';
import { aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { FIELD_NAMES } from '../../../core/fields/fields.ts';
import { sampleValues } from '../../../core/fields/sampleValues.ts';
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

/** What a copy from a web page, a spreadsheet or a chat may contain, and nobody sees. */
const UNSEEN = ['\u00ad', '\u200b', '\u200e', '\u200f', '\u202d', '\u2060', '\u2066', '\ufeff'];

const PASTED = FIELD_NAMES.filter((name) => !['password', 'province'].includes(name));

it.each(PASTED)('%s is the same when invisible marks are pasted with it', (name) => {
  const { [name]: field } = createContactFields(
    aPageBrand(aBrand()),
    aSession(),
    new ForbiddenWords(),
  );
  const value = sampleValues()[name];
  for (const mark of UNSEEN) {
    field.setValue(Array.from(value).join(mark) + mark);
    expect([mark, field.value, field.problem]).toEqual([mark, value, null]);
  }
});

it('a name from two cells of a spreadsheet has a space between them', () => {
  const { fullName } = createContactFields(aPageBrand(aBrand()), aSession(), new ForbiddenWords());
  fullName.setValue('Ada\tLovelace');
  expect([fullName.value, fullName.problem]).toEqual(['Ada Lovelace', null]);
});
