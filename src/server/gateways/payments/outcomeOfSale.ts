import type { Transaction, ValidatedResponse } from 'braintree';
import type { Money } from '../../../core/contract/Money.ts';
import { isSameMoney, moneyOf } from './moneyOf.ts';
import type { SaleOutcome } from './PaymentGateway.ts';
import { failureOfAnswer } from './readFailure.ts';
import { methodOfTransaction } from './readVaulted.ts';

/** Interprets the answer to a sale. An approval counts only for the requested amount. */
export function outcomeOfSale(answer: ValidatedResponse<Transaction>, asked: Money): SaleOutcome {
  if (!answer.success) return failureOfAnswer(answer);
  const { amount, currencyIsoCode, id } = answer.transaction;
  if (!isSameMoney(moneyOf(amount, currencyIsoCode), asked)) {
    const detail = `Asked for ${asked.amount} minor units of ${asked.currency}, approved: ${amount} ${currencyIsoCode}`;
    return { kind: 'wrongAmount', transactionId: id, detail };
  }
  return {
    kind: 'approved',
    transactionId: id,
    method: methodOfTransaction(answer.transaction),
  };
}
