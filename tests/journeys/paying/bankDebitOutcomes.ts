import { expect } from 'playwright/test';
import { BANK_ACCOUNTS } from '../../../src/ops/gallery/visitor/BankForm.ts';
import { returnDebit } from '../acts/returnDebit.ts';
import { lostSale } from './lostSale.ts';
import type { Outcome } from './Outcome.ts';

const SOLD = ['tokenizeBank', 'sale'] as const;
/** A bank account is verified before any sale. */
const CHECKED = ['tokenizeBank'] as const;

/** An account that the provider's network check refuses. */
function notPassed(
  name: string,
  accountNumbers: readonly [string, ...string[]],
  more: Pick<Outcome, 'alsoIn'> = {},
): Outcome {
  return {
    name,
    ...more,
    pays: false,
    onTrial: true,
    atProvider: true,
    calls: CHECKED,
    sale: null,
    async play(visit) {
      await visit.payByBank(visit.oneOf(accountNumbers));
      await visit.expectFailure('PAYMENT_DECLINED');
      await expect(visit.bank.routingNumber).toHaveValue('021000021');
    },
  };
}

/** The possible outcomes of a bank debit. */
export const BANK_DEBIT_OUTCOMES: readonly Outcome[] = [
  {
    name: 'success',
    pays: true,
    onTrial: true,
    atProvider: true,
    calls: SOLD,
    sale: 'settlement_pending',
    async play(visit) {
      await visit.payByBank(BANK_ACCOUNTS.accepted);
      await visit.expectPaid();
    },
  },
  {
    ...lostSale(SOLD, 'settlement_pending', (visit) => visit.payByBank(BANK_ACCOUNTS.accepted)),
    alsoIn: 'unknown, by card',
  },
  {
    name: 'returned days later',
    pays: true,
    afterSuccess: true,
    onTrial: false,
    atProvider: false,
    calls: SOLD,
    sale: 'settlement_declined',
    async play(visit) {
      const { brand, email, mailTo, product } = visit.parts;
      await visit.payByBank(BANK_ACCOUNTS.accepted);
      await visit.expectPaid();
      await returnDebit(product, email);
      await expect
        .poll(async () => (await mailTo(email)).subject, { timeout: 30_000 })
        .toMatch(new RegExp(`to ${brand.name} did not go through$`));
    },
  },
  notPassed('declined', [BANK_ACCOUNTS.refused]),
  notPassed('no such account', [BANK_ACCOUNTS.wrongRouting, BANK_ACCOUNTS.wrongAccount], {
    alsoIn: 'declined',
  }),
  notPassed('processor away', [BANK_ACCOUNTS.processorAway], { alsoIn: 'declined' }),
];
