import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSignatureOf, signatureOf } from './signature.ts';

const text = fc.string({ unit: 'binary', maxLength: 3000, size: 'max' });

it('a signature is the HMAC-SHA-256 of its text, for secrets and texts of any length', () => {
  fc.assert(
    fc.property(text, text, (secret, signed) => {
      const expected = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(signatureOf(signed, secret)).toBe(expected);
    }),
  );
});

it.each([63, 64, 65, 1023, 1024, 1025])('so it is for one of %i bytes', (bytes) => {
  const long = 'é'.repeat(Math.floor(bytes / 2)) + 'x'.repeat(bytes % 2);
  const expected = createHmac('sha256', long).update(long).digest('base64url');
  expect(signatureOf(long, long)).toBe(expected);
});

it('a signature belongs to its text and its secret', () => {
  const signature = signatureOf('text', 'secret');
  expect(isSignatureOf(signature, 'text', 'secret')).toBe(true);
  expect(isSignatureOf(signature, 'texts', 'secret')).toBe(false);
  expect(isSignatureOf(signature, 'text', 'secrets')).toBe(false);
  expect(isSignatureOf(`${signature}=`, 'text', 'secret')).toBe(false);
});
