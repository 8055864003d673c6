import type { Finding } from '../problem/Finding.ts';
import type { BrandCheck } from './BrandCheck.ts';

const HOME = { GC: ['UK', 'Direct debit'], ACH: ['US', 'Bank debit'] } as const;

/** Direct debit is for the UK and bank debit for the US. Serves Specification 1.0.6 and 5.0.13. */
export const checkPaymentMarket: BrandCheck = ({ brand }) => {
  const { methods, mandateText } = brand.payment;
  const findings = methods.flatMap((method, index): Finding[] => {
    if (method === 'CC') return [];
    const [market, name] = HOME[method];
    if (brand.market === market) return [];
    const why = `${name} (${method}) is for the market ${market} only, and the brand's is ${brand.market}.`;
    return [{ at: `/payment/methods/${index}`, why, fix: `Remove "${method}".` }];
  });
  const index = methods.indexOf('ACH');
  if (index === -1 || mandateText !== undefined) return findings;
  const why = 'Bank debit (ACH) needs the sentence that authorises it.';
  const fix = 'Add "mandateText" to "payment", or remove "ACH".';
  return [...findings, { at: `/payment/methods/${index}`, why, fix }];
};
