import { describe, expect, it } from 'vitest';
import { hasForbiddenWords } from '../forbiddenWords/hasForbiddenWords.ts';
import { checkCompanyName } from './checkCompanyName.ts';
import { checkFullName } from './checkFullName.ts';
import { splitFullName } from './splitFullName.ts';

describe('checkFullName', () => {
  it.each([
    'Ada',
    'Ada Lovelace',
    'Zoë Ó Briain',
    '李小龍',
    'محمد علي',
    "D'Arcy-Smith",
    'X Æ A-12',
  ])('accepts %j', (name) =>
    expect(checkFullName(name, { forbids: hasForbiddenWords })).toBeNull(),
  );

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['123', 'invalid'],
    ['🙂', 'invalid'],
    ['Ada\u0007', 'invalid'],
    ['Ada \u202emoc.live//:sptth', 'invalid'],
    ['\u2067Ada', 'invalid'],
    ['a'.repeat(201), 'tooLong'],
    ['<script>alert(1)</script>', 'markup'],
    ['＜b＞Ada', 'markup'],
    ['Ada &lt;b&gt;', 'markup'],
    ['E s c o r t', 'forbiddenWords'],
  ])('refuses %j as %s', (name, code) => {
    expect(checkFullName(name, { forbids: hasForbiddenWords })).toBe(code);
  });

  it('checks forbidden words only if the brand does', () => {
    expect(checkFullName('Escort Ada')).toBeNull();
  });
});

describe('checkCompanyName', () => {
  it.each(['37', 'Marks & Spencer', 'AT&T', 'Less < More', 'Yahoo!', 'C&A; Co'])(
    'accepts %j',
    (name) => expect(checkCompanyName(name, { forbids: hasForbiddenWords })).toBeNull(),
  );

  it.each([
    ['', 'required'],
    ['--', 'invalid'],
    ['\u202emoc.live//:sptth', 'invalid'],
    ['</p>', 'markup'],
    ['javascript:alert(1)', 'markup'],
    ['London Escorts', 'forbiddenWords'],
  ])('refuses %j as %s', (name, code) => {
    expect(checkCompanyName(name, { forbids: hasForbiddenWords })).toBe(code);
  });

  it('can be left out if it is optional, but not invalid', () => {
    expect(checkCompanyName(' ', { optional: true })).toBeNull();
    expect(checkCompanyName('?', { optional: true })).toBe('invalid');
  });
});

describe('splitFullName', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada   King Lovelace ', 'Ada', 'King Lovelace'],
    ['Ada', 'Ada', ''],
    ['', '', ''],
  ])('splits %j at the first space', (name, firstName, lastName) => {
    expect(splitFullName(name)).toEqual({ firstName, lastName });
  });
});
