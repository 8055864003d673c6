import { describe, expect, it } from 'vitest';
import { failureWords } from '../../src/core/rules/errors/payment/failureWords.ts';
import { PAYMENT_METHOD_WORDS } from '../../src/core/rules/paymentMethods/paymentMethodWords.ts';
import { en } from '../../src/core/texts/en.ts';

const CARD = PAYMENT_METHOD_WORDS.CC.failureHeading;
const SIGN_UP = { isUpgrade: false, chargeHeading: CARD };
const UPGRADE = { isUpgrade: true, chargeHeading: CARD };

function words(...args: Parameters<typeof failureWords>): string[] {
  return failureWords(...args).map((key) => en[key]);
}

describe('failureWords', () => {
  it('says that the card was not charged, by default', () => {
    expect(words('PAYMENT_DECLINED', SIGN_UP)).toEqual([
      'Failed to charge your card',
      'Something went wrong with charging your account, please try again.',
    ]);
  });

  it.each(['ACH', 'GC'] as const)('mentions the bank account when the method is %s', (method) => {
    const chargeHeading = PAYMENT_METHOD_WORDS[method].failureHeading;
    const [heading] = words('PAYMENT_DECLINED', { isUpgrade: false, chargeHeading });
    expect(heading).toBe('Failed to charge your bank account');
  });

  it("uses the catalogue's texts for a sign-up", () => {
    expect(words('INTERNAL_SERVER_ERROR', SIGN_UP)).toEqual([
      'Sign-up unsuccessful',
      'Sign-up failed due to a server issue. Please try again later.',
    ]);
  });

  it('has its own texts for an upgrade', () => {
    const [heading, text] = words('DEFAULT_EVENT', UPGRADE);
    expect(heading).toBe('Payment unsuccessful');
    expect(text).toContain('a payment profile could not be set up');
    expect(words('INTERNAL_SERVER_ERROR', UPGRADE)).toEqual([
      'Payment unsuccessful',
      "Your plan couldn't be updated due to a server issue. Please try again later.",
    ]);
    expect(words('PRICE_CHANGED', UPGRADE)[1]).toBe(en.priceChanged);
  });

  it('tells a member who can upgrade', () => {
    expect(words('UNAUTHORISED_USER_ROLE', UPGRADE)).toEqual([
      'Owner or admin access required',
      'Please contact the owner or an admin to upgrade this account.',
    ]);
  });
});
