import { expect, it } from 'vitest';
import { maskPersonal } from './maskPersonal.ts';

it.each([
  'password',
  'nonce',
  'captchaToken',
  'authentication',
  'threeDSecureAuthenticationId',
  'X-User-Email',
  'email',
  'phone',
  'firstName',
  'full_name',
  'bankAccountNumber',
  'routingNumber',
  'cookie',
  'leadUniquePin',
  'dealid',
  'linkToken',
  'contact',
  'cvv',
  'expirationYear',
  'postalCode',
  'authorization',
  'to',
])('masks a member named %s, at any depth', (name) => {
  // Inside it, names allowed elsewhere are masked too, and so are small numbers.
  const canary = { value: 'canary', list: [{ message: 'canary' }], type: 'canary', code: 123 };
  expect(maskPersonal({ [name]: 'canary', deep: [{ [name]: canary }] })).toEqual({
    [name]: '[masked]',
    deep: [{ [name]: '[masked]' }],
  });
  expect(maskPersonal({ [name]: 123 })).toEqual({ [name]: '[masked]' });
});

it('masks members with names that are not allowed', () => {
  expect(maskPersonal({ favouriteColour: 'mauve', account: 41234567 })).toEqual({
    favouriteColour: '[masked]',
    account: '[masked]',
  });
});

it('keeps members with allowed names, and small numbers and booleans under any name', () => {
  const line = {
    code: 'INVALID_FIELD',
    statusCode: 422,
    'http.method': 'GET',
    tries: 3,
    isLast: true,
  };
  expect(maskPersonal({ ...line, report: [line] })).toEqual({ ...line, report: [line] });
});

it('masks addresses inside texts, and keeps the rest', () => {
  expect(maskPersonal('550 no such user <zoë@mail.example.com>, try later')).toBe(
    '550 no such user <[masked]>, try later',
  );
});

it('keeps an error with its causes, masked', () => {
  const cause = Object.assign(new Error('inner ada@example.com'), { email: 'ada@example.com' });

  const masked = maskPersonal(new TypeError('outer', { cause }));

  expect(masked).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    cause: { type: 'Error', message: 'inner [masked]', email: '[masked]' },
  });
  expect(JSON.stringify(masked)).not.toContain('ada@');
});

it('terminates on circular values', () => {
  const circle: Record<string, unknown> = { name: 'circle' };
  circle['self'] = circle;

  expect(JSON.stringify(maskPersonal(circle))).toContain('[masked]');
});

it.each([null, undefined, 3, true])('leaves %s as it is', (value) => {
  expect(maskPersonal(value)).toBe(value);
});
