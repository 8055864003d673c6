import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeContact } from './decodeContact.ts';

function encoded(value: unknown, encoding: BufferEncoding = 'base64'): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(value)).toString(encoding));
}

const CONTACT = {
  fullName: 'Zoë Łukasz',
  companyName: 'Çelik & Söhne',
  phoneNumber: '201 555 0123',
  email: 'zoe@example.com',
};

describe('decodeContact', () => {
  it.each(['base64', 'base64url'] as const)('reads UTF-8 JSON in %s', (encoding) => {
    expect(decodeContact(encoded(CONTACT, encoding))).toEqual({ ok: true, value: CONTACT });
  });

  it('reads a parameter whether or not it was URL-decoded, and with spaces for pluses', () => {
    const once = Buffer.from(JSON.stringify({ fullName: '>>>???>>>~~~' })).toString('base64');
    expect(once).toContain('+');
    for (const form of [once, encodeURIComponent(once), once.replaceAll('+', ' ')]) {
      expect(decodeContact(form)).toEqual({ ok: true, value: { fullName: '>>>???>>>~~~' } });
    }
  });

  it('reads only own members that are texts', () => {
    const parameter = encoded({ email: 'a@b.co', password: 'x', fullName: 7, companyName: null });
    expect(decodeContact(parameter)).toEqual({ ok: true, value: { email: 'a@b.co' } });
  });

  it('takes nothing from a prototype', () => {
    const text = '{"__proto__":{"email":"a@b.co"}}';
    const result = decodeContact(Buffer.from(text).toString('base64'));
    expect(result).toEqual({ ok: true, value: {} });
  });

  it.each([
    ['a'.repeat(4097), 'tooLarge'],
    ['%', 'notBase64'],
    ['***', 'notBase64'],
    [Buffer.from([0xff, 0xfe]).toString('base64'), 'notBase64'],
    [Buffer.from('{').toString('base64'), 'notJson'],
    ['', 'notJson'],
    [encoded([1]), 'notAnObject'],
    [encoded('text'), 'notAnObject'],
    [encoded(null), 'notAnObject'],
  ])('returns why it ignores %#', (parameter, kind) => {
    expect(decodeContact(parameter)).toMatchObject({ ok: false, error: { kind } });
  });

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(typeof decodeContact(text).ok).toBe('boolean');
      }),
    );
  });
});
