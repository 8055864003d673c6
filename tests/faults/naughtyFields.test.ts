import { describe, expect, it } from 'vitest';
import type { FieldErrorCode } from '../../src/core/contract/FieldErrorCode.ts';
import { FIELD_ERROR_CODES } from '../../src/core/contract/FieldErrorCode.ts';
import { decodeContact } from '../../src/core/fields/decodeContact.ts';
import { checkCompanyName } from '../../src/core/rules/fields/checkCompanyName.ts';
import { checkEmail } from '../../src/core/rules/fields/checkEmail.ts';
import { checkFullName } from '../../src/core/rules/fields/checkFullName.ts';
import { checkPassword } from '../../src/core/rules/fields/checkPassword.ts';
import { checkProvince } from '../../src/core/rules/fields/checkProvince.ts';
import { leftTrim } from '../../src/core/rules/fields/leftTrim.ts';
import { splitFullName } from '../../src/core/rules/fields/splitFullName.ts';
import { withoutUnseenMarks } from '../../src/core/rules/fields/unseenMarks.ts';
import { hasForbiddenWords } from '../../src/core/rules/forbiddenWords/hasForbiddenWords.ts';
import { checkPhone } from '../../src/core/rules/phone/checkPhone.ts';
import { naughtyStrings, shown } from '../factories/texts/naughtyStrings.ts';

type Check = (value: string) => FieldErrorCode | null;

const CHECKS: readonly (readonly [string, Check])[] = [
  ['full name', (value) => checkFullName(value, { forbids: hasForbiddenWords })],
  ['company name', (value) => checkCompanyName(value, { forbids: hasForbiddenWords })],
  [
    'email',
    (value) => checkEmail(value, { forbids: hasForbiddenWords, ownDomain: 'slotbook.example' }),
  ],
  ['password', checkPassword],
  ['phone number', (value) => checkPhone(value, { lengths: [10] })],
  ['province', checkProvince],
];

/** The strings that a check accepts. */
function passing(check: Check): readonly string[] {
  return naughtyStrings.filter((text) => check(text) === null);
}

describe.each(CHECKS)('bad input in the field for the %s', (_name, check) => {
  it('is taken or refused by a known code, and quickly', () => {
    const codes: readonly (string | null)[] = [null, ...FIELD_ERROR_CODES];
    const others = naughtyStrings.filter((text) => !codes.includes(check(text)));
    expect(others.map(shown)).toEqual([]);
  });

  it('is judged the same with spaces around it, once invisible marks are dropped', () => {
    const differing = naughtyStrings.filter((text) => {
      const trimmed = check(withoutUnseenMarks(text).trim());
      return trimmed !== check(leftTrim(`  ${text}`)) && check !== checkPassword;
    });
    expect(differing.map(shown)).toEqual([]);
  });
});

describe('a name that is taken', () => {
  const names = [...passing((text) => checkFullName(text)), ...passing(checkCompanyName)];

  it('is text of whole characters, without a control character', () => {
    expect(names.filter((name) => !name.isWellFormed()).map(shown)).toEqual([]);
    expect(names.filter((name) => /\p{Cc}/u.test(name.trim())).map(shown)).toEqual([]);
  });

  it('can be seen', () => {
    const unseen = names.filter((name) => name.replace(/[\p{DI}\p{Z}\p{C}]/gu, '') === '');
    expect(unseen.map(shown)).toEqual([]);
  });

  it('opens no element and runs no script, wherever it is put', () => {
    expect(names.filter((name) => /<[/!?a-z]|javascript:/i.test(name)).map(shown)).toEqual([]);
  });

  it('loses nothing when it is split in two', () => {
    const letters = (text: string) => text.replaceAll(/\s/g, '');
    const changed = names.filter((name) => {
      const { firstName, lastName } = splitFullName(name);
      return letters(firstName + lastName) !== letters(name);
    });
    expect(changed.map(shown)).toEqual([]);
  });
});

it('an address that is taken has one recipient and stays in its header', () => {
  const taken = passing((text) => checkEmail(text));
  expect(taken).toEqual(
    expect.arrayContaining(['ada+tag@example.com', "o'neil@example.com", 'áda@exámple.com']),
  );
  expect(taken.filter((email) => !/^[^\s<>,;:"()[\]\\]+$/.test(email.trim())).map(shown)).toEqual(
    [],
  );
});

it('a contact that carries bad input fills in whole characters, and nothing but text', () => {
  const bad = naughtyStrings.filter((text) => {
    const json = JSON.stringify({ fullName: text, email: text, other: text });
    const contact = decodeContact(Buffer.from(json).toString('base64url'));
    // Only the longest of them exceed the length limit of a contact.
    if (!contact.ok) return contact.error.kind !== 'tooLarge' || text.length < 500;
    const { fullName, ...rest } = contact.value;
    return fullName?.isWellFormed() !== true || Object.keys(rest).join(' ') !== 'email';
  });
  expect(bad.map(shown)).toEqual([]);
});

it('a contact that is bad input itself is ignored or read, and never throws', () => {
  const read = naughtyStrings.map((text) => decodeContact(text).ok);
  expect(read).toContain(false);
});
