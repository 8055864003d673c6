import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { hasForbiddenWords } from '../forbiddenWords/hasForbiddenWords.ts';
import { asciiHost } from './asciiHost.ts';
import { checkEmail } from './checkEmail.ts';
import { keyOfEmail } from './keyOfEmail.ts';
import { normaliseEmail } from './normaliseEmail.ts';
import { isOnDomain, ownDomain } from './ownDomain.ts';

const long = (length: number) =>
  `${'a'.repeat(10)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(length - 198)}.com`;

describe('checkEmail', () => {
  it.each([
    'a@b.co',
    ' ada@example.com ',
    "o'neil+news@mail.example.co.uk",
    'ADA.Lovelace@EXAMPLE.COM',
    'zoë@exämple.de',
    // Copied from a PDF or a file's name, each letter and its accent apart.
    'zoe\u0308@exa\u0308mple.de',
    '用户@例子.公司',
    'ada@my-shop.example',
    'ada@xn--bcher-kva.example',
    'a@xn--fsqu00a.xn--0zwm56d',
    long(254),
  ])('accepts %j', (value) => {
    expect(checkEmail(value)).toBeNull();
  });

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'a@b.c',
    'ada@example',
    'ada@@example.com',
    'ada@exam ple.com',
    'ada lovelace@example.com',
    '.ada@example.com',
    'ada..lovelace@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.com-',
    'ada@example.-com',
    'ada@example.c-',
    'ada@bücher-.example',
    'ada@１２７.０.０.１',
    'ada@example.123',
    'ada@exa\u202emple.com',
    'ada@example.com\u0000',
    `${'a'.repeat(65)}@example.com`,
    long(255),
  ])('refuses %j as an address', (value) => {
    expect(checkEmail(value)).toBe('invalid');
  });

  it('requires an address', () => {
    expect(checkEmail('   ')).toBe('required');
    expect(checkEmail('', { optional: true })).toBeNull();
  });

  it('refuses markup, and forbidden words if the brand checks them', () => {
    expect(checkEmail('<b>ada</b>@example.com')).toBe('markup');
    expect(checkEmail('escort@example.com', { forbids: hasForbiddenWords })).toBe('forbiddenWords');
    expect(checkEmail('escort@example.com')).toBeNull();
  });

  it('counts an address on the brand’s own domain as existing', () => {
    const rules = { ownDomain: ownDomain('https://www.slotbook.example/home') };
    expect(checkEmail('me@slotbook.example', rules)).toBe('unavailable');
    expect(checkEmail('me@team.slotbook.example', rules)).toBe('unavailable');
    expect(checkEmail('me@notslotbook.example', rules)).toBeNull();
    const bücher = { ownDomain: ownDomain('https://www.bücher.example/') };
    expect(checkEmail('me@bücher.example', bücher)).toBe('unavailable');
    expect(checkEmail('me@xn--bcher-kva.example', bücher)).toBe('unavailable');
  });
});

it('ignores a website that is not a valid address', () => {
  expect(ownDomain('slotbook')).toBeNull();
});

it('compares domains without regard to case', () => {
  expect(isOnDomain('me@Slotbook.Example', 'slotbook.example')).toBe(true);
});

/** The address rule as one pattern, which takes a browser ten times as long to compile. */
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

it('accepts the same addresses as a single pattern', () => {
  const piece = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('a', 'ada', '1', '-', '.', '@', '+', '.com', '@b.co') },
    { weight: 1, arbitrary: fc.constantFrom('é', '１', '𐐨', '\u0301', ' ', '\n', '"', '(', '例') },
    { weight: 1, arbitrary: fc.integer({ min: 60, max: 65 }).map((length) => 'x'.repeat(length)) },
  );
  const isAddress = (email: string) =>
    [email, keyOfEmail(email)].every((form) => ADDRESS.test(form)) &&
    asciiHost(email.slice(email.lastIndexOf('@') + 1)) !== null;
  const taken = { yes: 0, no: 0 };
  fc.assert(
    fc.property(fc.array(piece, { minLength: 3, maxLength: 9 }), (pieces) => {
      const email = normaliseEmail(pieces.join(''));
      fc.pre(email.length >= 6 && email.length <= 254 && email.indexOf('@') <= 64);
      taken[isAddress(email) ? 'yes' : 'no'] += 1;
      expect(checkEmail(email) === null).toBe(isAddress(email));
    }),
    { numRuns: DEPTH.propertyRuns },
  );
  expect(Math.min(taken.yes, taken.no)).toBeGreaterThan(DEPTH.propertyRuns / 50);
});
