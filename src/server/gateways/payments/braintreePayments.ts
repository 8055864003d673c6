import type { Transaction, ValidatedResponse } from 'braintree';
import type { Currency } from '../../../core/contract/Money.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { BraintreeConfig } from '../../config/BraintreeConfig.ts';
import { type BraintreeAccount, connectBraintree, inAccount } from './connectBraintree.ts';
import { findByOrder } from './findByOrder.ts';
import { keepBankAccount } from './keepBankAccount.ts';
import { keepCard } from './keepCard.ts';
import type {
  CaptureOutcome,
  GatewayPaymentType,
  PaymentGateway,
  SaleOutcome,
  SaleRequest,
  VaultOutcome,
  VaultRequest,
} from './PaymentGateway.ts';
import { failureOfAnswer, failureOfError } from './readFailure.ts';
import { refundWhole } from './refundWhole.ts';
import { sellBankDebit } from './sellBankDebit.ts';
import { sellCard } from './sellCard.ts';
import { transactionState } from './transactionState.ts';

/** How each is charged, and stored for later. */
const CALLS: Readonly<Record<GatewayPaymentType, GatewayCalls>> = {
  CC: { sell: sellCard, keep: keepCard },
  ACH: { sell: sellBankDebit, keep: keepBankAccount },
};

interface GatewayCalls {
  readonly sell: (to: BraintreeAccount, request: SaleRequest) => Promise<SaleOutcome>;
  readonly keep: (to: BraintreeAccount, request: VaultRequest) => Promise<VaultOutcome>;
}

/** Cards and bank accounts with Braintree's own SDK, or the sandbox with the same API. */
export function braintreePayments(config: BraintreeConfig, timeoutMs?: number): PaymentGateway {
  const connect = connectBraintree(config, timeoutMs);

  /** Runs a call of the SDK, and turns whatever it throws into an outcome. */
  async function attempt<T>(
    account: string,
    call: (to: BraintreeAccount) => Promise<T>,
    currency?: Currency,
  ) {
    try {
      return await call(connect(account, currency));
    } catch (error) {
      return failureOfError(error);
    }
  }

  return {
    clientToken: (account, currency) =>
      attempt(
        account,
        async ({ gateway, merchantAccountId }) => {
          const answer = await gateway.clientToken.generate({ ...inAccount(merchantAccountId) });
          if (!answer.success) return failureOfAnswer(answer);
          return { kind: 'token', clientToken: answer.clientToken };
        },
        currency,
      ),
    sale: (account, request) =>
      attempt(
        account,
        (to) => CALLS[request.paymentType].sell(to, request),
        request.amount.currency,
      ),
    vault: (account, request) =>
      attempt(account, (to) => CALLS[request.paymentType].keep(to, request)),
    findByOrder: async (account, orderId) => {
      const found = await attempt(account, ({ gateway }) => findByOrder(gateway, orderId));
      // A refused look-up says nothing about the order.
      const isNo = found.kind === 'refused' || found.kind === 'declined';
      return isNo ? { kind: 'unknown', cause: new Error(found.detail) } : found;
    },
    capture: (account, id) =>
      attempt(account, async ({ gateway }) =>
        captured(gateway, id, await gateway.transaction.submitForSettlement(id)),
      ),
    refund: (account, id) => attempt(account, ({ gateway }) => refundWhole(gateway, id)),
  };
}

/**
 * The provider also refuses when an earlier call succeeded and its answer was lost. The
 * transaction's state tells which.
 */
async function captured(
  gateway: BraintreeAccount['gateway'],
  id: string,
  answer: ValidatedResponse<Transaction>,
): Promise<CaptureOutcome> {
  if (answer.success) return { kind: 'done' };
  const { status } = await gateway.transaction.find(id);
  const state = transactionState(status);
  switch (state) {
    case 'captured':
    case 'returned':
      return { kind: 'done' };
    case 'voided':
    case 'ended':
      return { kind: 'lost', detail: status };
    case 'held':
      return failureOfAnswer({ message: answer.message, errors: answer.errors });
    default:
      return unreachable(state);
  }
}
