import { expect, it } from 'vitest';
import { maskText } from './maskText.ts';

it.each([
  ['mail to ada@example.com failed', 'mail to [masked] failed'],
  ['email=ada%40example.com', '[masked]'],
  ['GET /signup?email=a&contact=b took long', 'GET /signup?[masked] took long'],
  ['at https://pay.example/v1/payment?token=1#x', 'at https://pay.example/v1/payment?[masked]'],
  ['call (201) 555-0123 back', 'call [masked] back'],
  ['card 4111 1111 1111 1111', 'card [masked]'],
  ['+442079460123', '[masked]'],
])('masks %s', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

it.each([
  ['{"password":"a b1","email":"x"}', '{"password":[masked],"email":"x"}'],
  ["{'nonce':'tokencc_bf'}", "{'nonce':[masked]}"],
  ['nonce: tokencc_bf_1 was used', 'nonce: [masked] was used'],
  ['paymentMethodNonce=tokencc_bf&planId=pro', 'paymentMethodNonce=[masked]&planId=pro'],
  ['captchaToken=abc&password=hunter2x', 'captchaToken=[masked]&password=[masked]'],
  ['authentication = Bearer xyz', 'authentication = [masked]'],
  ['NONCE="up \\" per", rest', 'NONCE=[masked], rest'],
  ['"password":"cut o', '"password":[masked]'],
  ['{"authentication":{"id":"jwt"},"nonce":["one","two"]}', '{"authentication":[masked]'],
  ['Authorization: Bearer eyJ.abc-d failed', 'Authorization: [masked] failed'],
])('masks a secret after its name: %s', (text, masked) => {
  expect(maskText(text)).toBe(masked);
  // The server masks again what a page has masked.
  expect(maskText(masked)).toBe(masked);
});

it('masks a secret in JSON that is inside another, and rather more than too little', () => {
  const inside = JSON.stringify({ authentication: { id: 'jwt' }, password: 'pass1word' });
  expect(maskText(JSON.stringify({ body: inside }))).not.toMatch(/jwt|pass1word/);
});

it.each([
  'The password is too short.',
  'No nonce',
  'Invalid authentication',
  'The card fields could not be had.',
  'Really? No.',
  '7f3c1d52-12345678-4a1b-9c3d-1234567890ab',
  '2026-11-21T09:00:00.000Z',
  'on 2026-11-21 at 9',
  'at hydrate-Bx1.js:12:34567',
  'status 500, 3 tries',
])('leaves %s as it is', (text) => {
  expect(maskText(text)).toBe(text);
});

// Anyone can send such a text. A pattern that backtracks from each of its letters would take
// minutes or hours.
it.each(['@a', 'a', '%40', 'http://', '-/', '(1-', '1 1x', 'nonce', 'password ', 'nonce"'])(
  'takes no longer for thousands of %s than for any other text',
  (part) => {
    const text = part.repeat(100_000);
    expect(maskText(text)).toBe(text);
  },
);

it('masks the end of a long text', () => {
  expect(maskText(`${'@a'.repeat(50_000)}.com`)).toBe('[masked]');
  expect(maskText(`${'-/'.repeat(50_000)}?email=a`)).toBe(`${'-/'.repeat(50_000)}?[masked]`);
});
