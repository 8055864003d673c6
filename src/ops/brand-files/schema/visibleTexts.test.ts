import { expect, it } from 'vitest';
import { checkSchema } from './checkSchema.ts';

/** Every character that Unicode gives a category. */
const ASSIGNED = Array.from({ length: 0x11_00_00 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !/\p{Cn}/u.test(character));

/** Whether the schema accepts a text of one character as a heading or a name. */
function passesAs(key: 'heading' | 'name', text: string): boolean {
  const value = key === 'name' ? { name: text } : { headings: { paid: text } };
  return checkSchema('layer', value).length === 0;
}

/**
 * Characters that draw nothing: those that Unicode marks as ignorable, spaces, controls, and
 * combining marks without a base.
 */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]$/u;

it('no character that cannot be seen makes a text by itself, nor many of it', () => {
  const passing = ASSIGNED.filter((it) => UNSEEN.test(it)).filter(
    (it) => passesAs('heading', it) || passesAs('heading', it.repeat(3)) || passesAs('name', it),
  );
  expect(passing).toEqual([]);
}, 60_000);

it.each(['\u3164', '\u2800', '\u115f', '\u1160', '\uffa0', '\u00a0', '\u200b', '\u00ad'])(
  'a blank of %j is reported, except beside a letter',
  (blank) => {
    expect(passesAs('heading', blank)).toBe(false);
    expect(passesAs('heading', ` ${blank} `)).toBe(false);
  },
);

it.each(['A', 'é', '日', 'ع', '1', '?', '…', '+', '€', '☎', '🎉', 'Pay\u00a0now'])(
  '%s can be seen',
  (text) => {
    expect(passesAs('heading', text)).toBe(true);
  },
);
