import { PAYMENT_METHODS } from '../../../../core/rules/paymentMethods/paymentMethods.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { BrandCheck } from '../BrandCheck.ts';

/**
 * Refuses a payment method that the brand's market does not have, and one without the sentence that
 * authorises it.
 */
export const checkPaymentMarket: BrandCheck = (subject) => [
  ...unlessMissing(() => findElsewhere(subject), []),
  ...unlessMissing(() => findUnauthorised(subject), []),
];

const findElsewhere: BrandCheck = ({ brand }) =>
  brand.payment.methods.flatMap((method, index): Finding[] => {
    const { market, name } = PAYMENT_METHODS[method];
    if (market === null || brand.market === market) return [];
    const why = `${name} (${method}) is for the market ${market} only, and the brand's is ${brand.market}.`;
    const sharedFix = `Remove "${method}" here, and write the list for the market ${market} or its brands.`;
    return [{ at: `/payment/methods/${index}`, why, fix: `Remove "${method}".`, sharedFix }];
  });

const findUnauthorised: BrandCheck = ({ brand }) => {
  const { methods, mandateText } = brand.payment;
  return methods.flatMap((method, index): Finding[] => {
    const { name, needsMandateText } = PAYMENT_METHODS[method];
    if (!needsMandateText || mandateText !== undefined) return [];
    const why = `${name} (${method}) needs the sentence that authorises it.`;
    const fix = `Add "mandateText" to "payment", or remove "${method}".`;
    return [{ at: `/payment/methods/${index}`, why, fix }];
  });
};
