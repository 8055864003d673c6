import type { PaidBy } from '../Receipt.ts';

const reference = '7K3F9-QXM2D';

/**
 * The payments of sample mails, as a provider reports them: one captured, and two that a bank collects.
 */
export const SAMPLE_PAYMENTS = {
  card: { method: 'CC', cardType: 'Visa', lastFour: '1111', reference },
  bankDebit: { method: 'ACH', cardType: null, lastFour: '6789', reference },
  directDebit: { method: 'GC', cardType: null, lastFour: null, reference },
} as const satisfies Readonly<Record<string, PaidBy>>;
