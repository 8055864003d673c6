import { expect, it } from 'vitest';
import { requestHash } from './requestHash.ts';

const body = {
  leadInfo: { email: 'ada@example.com', password: 'engine1843' },
  paymentRequest: { captchaToken: 'one', rVersion: 'invisible', addonIds: ['a', 'b'] },
};
const hash = requestHash('/signup', body);

it('does not depend on the order of the keys', () => {
  const { leadInfo, paymentRequest } = body;

  expect(requestHash('/signup', { paymentRequest, leadInfo })).toBe(hash);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

it('does not depend on captcha or password, which may differ or must not be kept', () => {
  const again = {
    leadInfo: { email: 'ada@example.com', password: 'another1' },
    paymentRequest: { captchaToken: 'two', rVersion: 'visible', addonIds: ['a', 'b'] },
  };

  expect(requestHash('/signup', again)).toBe(hash);
});

it.each([
  ['path', requestHash('/signup/free', body)],
  ['value', requestHash('/signup', { ...body, leadInfo: { email: 'grace@example.com' } })],
  ['member', requestHash('/signup', { ...body, formState: null })],
  [
    'order of a list',
    requestHash('/signup', { ...body, paymentRequest: { addonIds: ['b', 'a'] } }),
  ],
])('is another for another %s', (_, other) => {
  expect(other).not.toBe(hash);
});

it('depends on each answer to a question, whatever its id is', () => {
  const answering = (answers: object) =>
    requestHash('/signup', { ...body, questions: { hash: 'q', answers } });

  for (const id of ['password', 'captchaToken', 'trade']) {
    expect(answering({ [id]: 'one' })).not.toBe(answering({ [id]: 'other' }));
  }
  expect(answering({ a: '1', b: '2' })).toBe(answering({ b: '2', a: '1' }));
});
