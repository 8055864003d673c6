import { expect, it } from 'vitest';
import { afterSignUpTexts } from './en/afterSignUpTexts.ts';
import { documentTexts } from './en/documentTexts.ts';
import { en } from './en.ts';
import { textsOfView } from './textsOfView.ts';

const keys = (texts: object) => new Set(Object.keys(texts));

it('keeps the texts of the pages after a sign-up from the sign-up page', () => {
  expect(keys(textsOfView(en, 'signup'))).toEqual(
    keys(en).difference(keys(afterSignUpTexts)).difference(keys(documentTexts)),
  );
});

it.each(['activation', 'account', 'error'] as const)('gives the %s page its texts', (view) => {
  expect(textsOfView(en, view)).toMatchObject(afterSignUpTexts);
});

it.each(['signup', 'error'] as const)(
  "leaves the document's own texts out of the %s page",
  (view) => {
    expect(keys(textsOfView(en, view)).intersection(keys(documentTexts))).toEqual(new Set());
  },
);

it("keeps a brand's wording", () => {
  expect(textsOfView({ ...en, cancel: 'Never mind' }, 'signup').cancel).toBe('Never mind');
});
