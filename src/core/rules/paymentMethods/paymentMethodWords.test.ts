import { describe, expect, it } from 'vitest';
import session from '../../../../schemas/session.schema.json';
import { isPaymentMethod } from './isPaymentMethod.ts';
import { PAYMENT_METHOD_WORDS } from './paymentMethodWords.ts';

describe('the payment methods', () => {
  it('are those of the schema', () => {
    expect(Object.keys(PAYMENT_METHOD_WORDS)).toEqual(session.definitions.paymentMethod.enum);
  });

  it.each(['toString', '', null, 7, ['CC']])('do not include %j', (value) => {
    expect(isPaymentMethod(value)).toBe(false);
  });
});
