import { expect, test } from 'vitest';
import { sandboxAddress } from './sandboxAddress.ts';

const FRAME = 'undefined/web/3.144.0/html/hosted-fields-frame.min.html';

test.each(['', 'payment/', 'v1/'])(
  'leads a card frame of a page under /%s to the sandbox',
  (at) => {
    expect(sandboxAddress(`/${at}${FRAME}`, 'GET')).toBe(
      '/sandbox/braintree/hosted-fields-frame.html',
    );
  },
);

test('leads the calls of the card client to the sandbox, with their query', () => {
  expect(sandboxAddress('/undefined/v1/payment_methods/credit_cards', 'POST')).toBe(
    '/sandbox/braintree/client/v1/payment_methods/credit_cards',
  );
  const lookup = 'payment_methods/nonce-1/three_d_secure/lookup';
  expect(sandboxAddress(`/v1/undefined/v1/${lookup}?a=b?c`, 'POST')).toBe(
    `/sandbox/braintree/client/v1/${lookup}?a=b?c`,
  );
});

test('leads the bank account call to the sandbox', () => {
  expect(sandboxAddress('/payment/undefined', 'POST')).toBe('/sandbox/braintree/client/graphql');
});

test.each([
  ['/signup?planId=undefined', 'GET'],
  ['/undefined', 'GET'],
  ['/undefined/v1/customers', 'POST'],
  ['/undefined/v1/payment_methods/credit_cards', 'GET'],
  ['/undefined/web/3.98.0/html/hosted-fields-frame.min.html', 'GET'],
  ['/signup', 'POST'],
])('does not change %s by %s', (url, method) => {
  expect(sandboxAddress(url, method)).toBe(url);
});
