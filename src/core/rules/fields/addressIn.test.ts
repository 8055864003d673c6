import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { addressIn } from './addressIn.ts';
import { checkEmail } from './checkEmail.ts';

describe('addressIn', () => {
  it.each([
    'Ada <ada@example.com>',
    '<ada@example.com>',
    '"Lovelace, Ada" <ada@example.com>;',
    'Lovelace, Ada <mailto:ada@example.com>',
    'mailto:ada@example.com',
    'MAILTO:ada@example.com?subject=Hello',
    'ada@example.com,',
    'ada@example.com; ',
    'ada@example.com.',
    'ada＠example．com',
    'ada@example。com',
    'ａｄａ@example.com',
    'Ada <ada@example.com>.',
    'Ada <ada@example.com>;,',
    'ada@example.com....',
    'mailto:<ada@example.com>?subject=Hello',
  ])('finds the address in %j, as it is copied or typed with another keyboard', (text) => {
    expect(addressIn(text)).toBe('ada@example.com');
  });

  it.each([
    'Ada <ada@example.com>, Bob <bob@example.com>',
    'bob@example.com, Ada <ada@example.com>',
    'ada@example.com;bob@example.com',
    '<b>ada</b>@example.com',
    'Ada <ada>',
    'ada lovelace@example.com',
    'mailto:ada%2Bnews@example.com',
  ])('chooses nothing in %j', (text) => {
    expect(addressIn(text)).toBe(text);
    expect(checkEmail(text)).not.toBeNull();
  });

  it('finds the same in what it found', () => {
    const piece = fc.constantFrom('ada@b.example', 'Ada', '<', '>', 'mailto:', '.', ',', '?', ' ');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const found = addressIn(pieces.join(''));
        expect(addressIn(found)).toBe(found);
      }),
      { numRuns: DEPTH.propertyRuns },
    );
  });

  it('turns no accepted address into another', () => {
    const letter = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(letter, (letters) => {
        const written = `a${letters}b@example.com`;
        fc.pre(checkEmail(written) === null && !/[！-～]/.test(letters));
        expect(addressIn(written)).toBe(written);
      }),
      { numRuns: DEPTH.propertyRuns },
    );
  });

  it('leaves every other address as it is', () => {
    const address = fc.constantFrom(
      "o'neil+news@mail.example.co.uk",
      'ADA.Lovelace@EXAMPLE.COM',
      'zoë@exämple.de',
      '用户@例子.公司',
      'ada@xn--bcher-kva.example',
      'mailto@example.com',
      'what?@example.com',
      'ada²@example.com',
      'ªda@example.com',
    );
    fc.assert(
      fc.property(fc.oneof(address, fc.emailAddress()), (written) => {
        expect(addressIn(written)).toBe(written);
      }),
      { numRuns: DEPTH.propertyRuns },
    );
  });
});
