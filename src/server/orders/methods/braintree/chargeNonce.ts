import type {
  GatewayPaymentType,
  PaymentFailure,
  UnknownOutcome,
} from '../../../gateways/payments/PaymentGateway.ts';
import type { ChargeOutcome } from '../ChargeOutcome.ts';
import type { ChargeRequest } from '../ChargeRequest.ts';
import type { MethodDeps } from '../OrderMethod.ts';
import { failureOfPayment } from './failureOfPayment.ts';

/** Charges a nonce, or vaults it when nothing is due: at most once. Never throws. */
export async function chargeNonce(
  { gateways: { payments } }: MethodDeps,
  paymentType: GatewayPaymentType,
  { amount, attemptId, customer, nonce, paymentAccount }: ChargeRequest,
): Promise<ChargeOutcome> {
  if (nonce === null) {
    const detail = 'There is no nonce';
    return { kind: 'failed', failure: { code: 'BRAIN_TREE_ERROR' }, detail };
  }
  if (amount.amount === 0) {
    const vaulted = await payments.vault(paymentAccount, { paymentType, nonce, customer });
    if (vaulted.kind !== 'vaulted') return withoutVault(negative(vaulted));
    return { kind: 'approved', approval: { transactionId: null, kept: vaulted.method } };
  }
  const sale = { orderId: attemptId, amount, paymentType, nonce, customer };
  const sold = await payments.sale(paymentAccount, sale);
  if (sold.kind === 'wrongAmount') return sold;
  if (sold.kind !== 'approved') return negative(sold);
  const { method, transactionId } = sold;
  return { kind: 'approved', approval: { transactionId, kept: method } };
}

/**
 * A duplicate says nothing definite: the earlier sale that the provider means may be this order's
 * own. The look-up decides.
 */
function negative(outcome: PaymentFailure | UnknownOutcome): ChargeOutcome {
  if (outcome.kind === 'unknown') return outcome;
  if (outcome.kind === 'refused' && outcome.reason === 'duplicate') {
    return { kind: 'unknown', cause: new Error(outcome.detail) };
  }
  return { kind: 'failed', failure: failureOfPayment(outcome), detail: outcome.detail };
}

/** Storing a card charges nothing, so an unknown outcome need not be resolved. */
function withoutVault(outcome: ChargeOutcome): ChargeOutcome {
  if (outcome.kind !== 'unknown') return outcome;
  const detail = `The card could not be kept: ${String(outcome.cause)}`;
  return { kind: 'failed', failure: { code: 'BRAIN_TREE_ERROR' }, detail };
}
