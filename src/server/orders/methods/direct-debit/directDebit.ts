import { CallError } from '../../../errors/CallError.ts';
import type { OrderMethod } from '../OrderMethod.ts';
import { NO_PAYMENT } from '../PaymentSources.ts';
import { cancelDebit } from './cancelDebit.ts';
import { collectDebit } from './collectDebit.ts';
import { findMandate } from './findMandate.ts';
import { followDebit } from './followDebit.ts';
import { lookUpDebit } from './lookUpDebit.ts';

const SCRIPT = 'https://pay.gocardless.com';

const PAGES = {
  sandbox: 'https://pay-sandbox.gocardless.com',
  production: 'https://pay.gocardless.com',
} as const;

/**
 * Direct Debits (Bacs) by GoCardless, collected with the mandate from the session's billing
 * request.
 */
export const directDebit: OrderMethod = {
  isLeftOutWithoutKeys: true,
  missingKeys(config, paymentAccount) {
    if (config.directDebit.keysOf(paymentAccount) !== null) return [];
    const account = paymentAccount.toUpperCase().replaceAll('-', '_');
    return ['ENVIRONMENT', `${account}_ACCESS_TOKEN`, `${account}_WEBHOOK_SECRET`].map(
      (name) => `GOCARDLESS_${name}`,
    );
  },
  environmentOf({ directDebit: { apiUrl, environment } }) {
    if (apiUrl !== null) return 'local';
    return environment === 'live' ? 'production' : 'sandbox';
  },
  sources(environment) {
    if (environment === 'local') return { ...NO_PAYMENT, frame: ["'self'"] };
    const both = [SCRIPT, PAGES[environment]];
    return { ...NO_PAYMENT, script: [SCRIPT], frame: both, connect: both };
  },
  startsWith: 'directDebitFlow',
  // The mandate that the page names is not trusted. The session's own billing request is looked up.
  // Its flow has to be the page's: another tab may have started one since, for another person.
  instrumentOf({ paymentDetails }, { flow }) {
    const named =
      'billingRequestFlowID' in paymentDetails ? paymentDetails.billingRequestFlowID : null;
    if (flow === null || flow.billingRequestFlowId !== named) {
      throw new CallError({ code: 'MANDATE_NOT_AUTHORISED' });
    }
    return { kind: 'mandate', method: 'GC', billingRequestId: flow.billingRequestId };
  },
  findMandate,
  charge: collectDebit,
  lookUp: lookUpDebit,
  // A payment that the bank already has is refunded by people, because the provider's rules for
  // refunds require it.
  giveBack: cancelDebit,
  money: { voided: 'CALLED_BACK', watched: null },
  settlement: { kind: 'followed', follow: followDebit },
  testValues: [['Accepted', '200000 · 55779911']],
};
