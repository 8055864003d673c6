import { describe, expect, it } from 'vitest';
import { cardProviderFault } from './cardProviderFault.ts';

describe('cardProviderFault', () => {
  it('marks every field when all are empty', () => {
    expect(cardProviderFault('HOSTED_FIELDS_FIELDS_EMPTY', undefined, true)).toEqual({
      seen: 'allFields',
      tag: 'tokenization',
      severity: 'info',
      code: 'HOSTED_FIELDS_FIELDS_EMPTY',
      fields: [],
    });
  });

  it('names the fields that the provider lists', () => {
    const details = { invalidFieldKeys: ['number', 'cvv'] };
    const fault = cardProviderFault('HOSTED_FIELDS_FIELDS_INVALID', details, true);
    expect(fault).toMatchObject({ seen: 'listedFields', fields: ['number', 'cvv'] });
  });

  it.each([
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', 422, 'listedFields'],
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', 401, 'paymentFormExpired'],
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', 403, 'paymentOurFault'],
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', 429, 'paymentRateLimited'],
    // An answer that is empty, or a proxy's.
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', 200, 'numberUnreached'],
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', 404, 'numberUnreached'],
    ['US_BANK_ACCOUNT_FAILED_TOKENIZATION', 200, 'numberUnreached'],
    ['US_BANK_ACCOUNT_FAILED_TOKENIZATION', 422, 'listedFields'],
    ['HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', 422, 'cvv'],
    ['HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE', 422, 'number'],
    ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 500, 'numberUnreached'],
    ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', -1, 'numberUnreached'],
    ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 401, 'paymentFormExpired'],
    ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 403, 'paymentOurFault'],
    ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 429, 'paymentRateLimited'],
    ['THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR', 404, 'threeDSecureFailed'],
    ['THREEDS_LOOKUP_VALIDATION_ERROR', 422, 'threeDSecureFailed'],
    ['THREEDS_LOOKUP_ERROR', -1, 'paymentProviderTimedOut'],
    ['THREEDS_LOOKUP_ERROR', 503, 'gatewayUnreachable'],
    ['THREEDS_LOOKUP_ERROR', 418, 'threeDSecureUnavailable'],
  ])('shows %s with the status %d as %s', (code, httpStatus, seen) => {
    const details = { originalError: { details: { httpStatus } } };
    expect(cardProviderFault(code, details, true).seen).toBe(seen);
  });

  it('believes a field that the provider names, whatever the status', () => {
    const answer = { fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field: 'number' }] }] };
    const details = { originalError: { details: { httpStatus: 400, originalError: answer } } };
    const fault = cardProviderFault('HOSTED_FIELDS_FAILED_TOKENIZATION', details, true);
    expect(fault).toMatchObject({ seen: 'listedFields', fields: ['number'] });
  });

  it.each([
    [10001, 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', 'threeDSecureUnavailable'],
    [10002, 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', 'threeDSecureUnavailable'],
    [10003, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT', 'threeDSecureUnavailable'],
    [10005, 'THREEDS_CARDINAL_SDK_BAD_CONFIG', 'threeDSecureUnavailable'],
    [10006, 'THREEDS_CARDINAL_SDK_BAD_CONFIG', 'threeDSecureUnavailable'],
    [10007, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT', 'threeDSecureUnavailable'],
    [10008, 'THREEDS_CARDINAL_SDK_BAD_JWT', 'threeDSecureUnavailable'],
    [10009, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT', 'threeDSecureUnavailable'],
    [10010, 'THREEDS_CARDINAL_SDK_BAD_JWT', 'threeDSecureUnavailable'],
    [10011, 'THREEDS_CARDINAL_SDK_CANCELED', 'nothing'],
  ])("reads the bank check's number %d as %s", (number, code, seen) => {
    const details = { originalError: { code: number, description: 'In the words of the bank.' } };
    const fault = cardProviderFault('THREEDS_CARDINAL_SDK_ERROR', details, true);
    expect(fault).toMatchObject({ seen, code: `${code} ${number}` });
  });

  it('treats an unknown number as a general error of the check', () => {
    const details = { originalError: { code: 10004 } };
    const fault = cardProviderFault('THREEDS_CARDINAL_SDK_ERROR', details, true);
    expect(fault).toMatchObject({ seen: 'threeDSecureFailed', code: 'THREEDS_CARDINAL_SDK_ERROR' });
  });

  it('reports an unmapped code as an error, and says that the charge failed', () => {
    expect(cardProviderFault('SOMETHING_NEW', null, true)).toMatchObject({
      seen: 'failureMessage',
      severity: 'error',
      code: 'SOMETHING_NEW',
    });
    expect(cardProviderFault('toString', null, true).severity).toBe('error');
  });

  it('reads circular details', () => {
    const details: Record<string, unknown> = { httpStatus: 'none' };
    details['originalError'] = { details };
    expect(cardProviderFault('THREEDS_LOOKUP_ERROR', details, true).seen).toBe(
      'threeDSecureUnavailable',
    );
  });
});
