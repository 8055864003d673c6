import { unsupportedCard } from '../cards/supportedCardTypes.ts';
import type { GatewayCall } from '../GatewayCall.ts';
import { newId } from '../newId.ts';
import {
  type CallAnswer,
  type GatewayError,
  refusalAnswer,
  validationAnswer,
  xmlAnswer,
} from '../protocol/CallAnswer.ts';
import type { Fields } from '../protocol/Fields.ts';
import type { TransactionRecord } from '../records.ts';
import { currencyOf } from './currencyOf.ts';
import { findInstrument, type Named } from './findInstrument.ts';
import { judgeSale, type Verdict } from './judgeSale.ts';
import { keepCharged } from './keepCharged.ts';
import { xmlOfTransaction } from './xmlOf.ts';

const NONCE_CODES = { missing: '91508', used: '91564', unknown: '91565' };

function amountError(amount: string | null): GatewayError | null {
  const attribute = 'amount';
  if (amount === null) return { code: '81502', attribute, message: 'Amount is required.' };
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount)) {
    return { code: '81503', attribute, message: 'Amount is an invalid format.' };
  }
  if (Number(amount) > 0) return null;
  return { code: '81531', attribute, message: 'Amount must be greater than zero.' };
}

function otherErrors(call: GatewayCall, sent: Fields): GatewayError[] {
  const errors: GatewayError[] = [];
  if ((sent.text('order_id') ?? '').length > 255) {
    const message = 'Order ID is too long.';
    errors.push({ code: '91501', attribute: 'order_id', message });
  }
  const customerId = sent.text('customer_id');
  if (customerId !== null && call.storage.customer(call.merchant, customerId) === null) {
    errors.push({ code: '91510', attribute: 'customer_id', message: 'Customer ID is invalid.' });
  }
  return errors;
}

/**
 * The error of a bank debit without a vaulted, verified account and immediate submission; null if
 * it has them.
 */
function instrumentError(
  { merchant, storage }: GatewayCall,
  named: Named,
  options: Fields,
): GatewayError | null {
  if (named.instrument.kind === 'card') return null;
  const attribute = 'base';
  if (named.token === null) {
    const message = 'US bank account payment method nonce must be Plaid-verified.';
    return { code: '915171', attribute, message };
  }
  if (storage.vaulted(merchant, named.token)?.verified !== true) {
    return { code: '915172', attribute, message: 'US bank account is not verified.' };
  }
  if (options.flag('submit_for_settlement')) return null;
  const message = 'Processor does not support auths for this payment method.';
  return { code: '915104', attribute, message };
}

function recordOf(
  { merchant, now }: GatewayCall,
  sent: Fields,
  named: Named,
  verdict: Verdict,
  charged: Pick<TransactionRecord, 'amount' | 'currency'>,
): TransactionRecord {
  const at = now.toISOString();
  const first =
    verdict.status === 'submitted_for_settlement' ? [{ status: 'authorized', at } as const] : [];
  return {
    id: newId(),
    merchant,
    merchantAccountId: sent.text('merchant_account_id') ?? merchant,
    type: 'sale',
    status: verdict.status,
    ...charged,
    orderId: sent.text('order_id'),
    customerId: sent.text('customer_id') ?? named.customerId,
    paymentMethodToken: named.token,
    instrument: named.instrument,
    threeDSecure: named.threeDSecure,
    processorResponseCode: verdict.code,
    processorResponseText: verdict.text,
    gatewayRejectionReason: verdict.rejection,
    refundedTransactionId: null,
    history: [...first, { status: verdict.status, at }],
    createdAt: at,
  };
}

/**
 * Makes a sale or refuses it. Every decided sale is recorded, and can be found by its order id at once.
 */
export function sale(call: GatewayCall): CallAnswer {
  const sent = call.fields.group('transaction');
  const options = sent.group('options');
  const sentAmount = sent.text('amount');
  const wrongAmount = amountError(sentAmount);
  const errors = [...(wrongAmount === null ? [] : [wrongAmount]), ...otherErrors(call, sent)];
  const currency = currencyOf(sent.text('merchant_account_id'));
  if (currency === null) {
    const message = 'Merchant account ID is invalid.';
    errors.push({ code: '91513', attribute: 'merchant_account_id', message });
  }
  if (sentAmount === null || currency === null || errors.length > 0)
    return validationAnswer('transaction', errors);
  const named = findInstrument(call, sent, NONCE_CODES);
  if ('code' in named) return validationAnswer('transaction', [named]);
  const unfit = unsupportedCard(named.instrument) ?? instrumentError(call, named, options);
  if (unfit !== null) return validationAnswer('transaction', [unfit]);

  const amount = Number(sentAmount).toFixed(2);
  const { storage, merchant, now } = call;
  const orderId = sent.text('order_id');
  const earlier = storage.transactionsOf(merchant, orderId);
  const verdict = judgeSale(named, options, amount, orderId, earlier, now);
  const judged = recordOf(call, sent, named, verdict, { amount, currency });
  const approved = verdict.status === 'authorized' || verdict.status === 'submitted_for_settlement';
  const keeps = approved && options.flag('store_in_vault_on_success');
  const record = keeps ? keepCharged(call, sent, judged) : judged;
  if (named.nonce !== null) storage.consumeNonce(named.nonce);
  storage.putTransaction(record);
  const xml = xmlOfTransaction(record);
  if (verdict.rejection !== null) {
    return refusalAnswer(`Gateway Rejected: ${verdict.rejection}`, 'transaction', xml);
  }
  if (verdict.status === 'processor_declined' || verdict.status === 'failed') {
    return refusalAnswer(verdict.text ?? '', 'transaction', xml);
  }
  return xmlAnswer(201, 'transaction', xml);
}
