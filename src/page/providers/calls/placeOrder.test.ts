import { describe, expect, it } from 'vitest';
import { parseOrderAnswer, placeOrderRequest, pollAttemptRequest } from './placeOrder.ts';

const success = (data: object) => ({ status: true, success: true, message: '', data });

describe('parseOrderAnswer', () => {
  it.each([
    [
      {
        completion: 'activationEmail',
        redirectUrl: null,
        totalAmountPaid: 4900,
        paymentType: 'GC',
      },
      {
        completion: 'activationEmail',
        redirectUrl: null,
        totalAmountPaid: 4900,
        paymentType: 'GC',
      },
    ],
    [
      { completion: 'activeAccount', redirectUrl: 'https://app.example/' },
      {
        completion: 'activeAccount',
        redirectUrl: 'https://app.example/',
        totalAmountPaid: null,
        paymentType: null,
      },
    ],
    [
      { accountId: 'a', redirectUrl: 'https://app.example/', totalAmountPaid: 1 },
      {
        completion: null,
        redirectUrl: 'https://app.example/',
        totalAmountPaid: 1,
        paymentType: null,
      },
    ],
  ])('reads the success %j', (data, outcome) => {
    const told = data;
    expect(parseOrderAnswer(success(data))).toEqual({
      kind: 'done',
      outcome: { ...outcome, told },
    });
  });

  it.each([
    { status: true },
    { status: true, data: null },
    { status: true, data: [] },
    { status: true, data: 'text' },
    success({}),
    success({ completion: 'someday', redirectUrl: 7, totalAmountPaid: '49.00' }),
  ])('treats %j as a success without details', (json) => {
    const outcome = {
      completion: null,
      redirectUrl: null,
      totalAmountPaid: null,
      paymentType: null,
    };
    expect(parseOrderAnswer(json)).toMatchObject({ kind: 'done', outcome });
  });

  it('reads that the outcome is unknown', () => {
    const pending = { status: false, success: false, message: 'PAYMENT_PENDING' };
    expect(parseOrderAnswer({ ...pending, data: { retryAfter: 3 } })).toEqual({
      kind: 'pending',
      retryAfter: 3,
      attempt: null,
    });
  });

  it('keeps asking if there are no details', () => {
    const pending = { kind: 'pending', retryAfter: 0, attempt: null };
    expect(parseOrderAnswer({ message: 'PAYMENT_PENDING', data: null })).toEqual(pending);
  });

  it('reads the key to ask with when another attempt is in progress', () => {
    const data = { retryAfter: 1, attempt: 'key-of-another-tab' };
    expect(parseOrderAnswer({ message: 'PAYMENT_PENDING', data })).toMatchObject(data);
  });

  it.each([
    null,
    [],
    'text',
    7,
    {},
    { success: true },
    { status: false, data: {}, message: 'PAYMENT_DECLINED' },
  ])('reads nothing from %j', (json) => {
    expect(parseOrderAnswer(json)).toBeNull();
  });
});

it("sends an attempt's key with the order, and asks for its outcome with it", () => {
  const sent = placeOrderRequest('/signup', { order: 1 }, 'key-1');
  expect(sent).toMatchObject({ body: { order: 1 }, headers: { 'idempotency-key': 'key-1' } });
  expect(pollAttemptRequest('key-1').path).toBe('/attempts/key-1');
});
