import { expect, it } from 'vitest';
import { afterSignUpTexts } from './en/afterSignUpTexts.ts';
import { documentTexts } from './en/documentTexts.ts';
import { en } from './en.ts';
import { textsOfView } from './textsOfView.ts';

it('keeps the texts of the pages after a sign-up from the sign-up page', () => {
  const left = { ...afterSignUpTexts, ...documentTexts };
  const expected = Object.keys(en).filter((key) => !Object.hasOwn(left, key));
  expect(Object.keys(textsOfView(en, 'signup'))).toEqual(expected);
});

it.each(['activation', 'account', 'error'] as const)('gives the %s page its texts', (view) => {
  expect(textsOfView(en, view)).toMatchObject(afterSignUpTexts);
});

it("leaves the document's own texts out of every page", () => {
  const sent = Object.keys(textsOfView(en, 'error'));
  expect(sent.filter((key) => Object.hasOwn(documentTexts, key))).toEqual([]);
});

it("keeps a brand's wording", () => {
  expect(textsOfView({ ...en, cancel: 'Never mind' }, 'signup').cancel).toBe('Never mind');
});
