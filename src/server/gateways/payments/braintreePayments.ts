import type { Transaction, TransactionRequest, ValidatedResponse } from 'braintree';
import type { Money } from '../../../core/contract/Money.ts';
import type { BraintreeConfig } from '../../config/BraintreeConfig.ts';
import { type BraintreeAccount, connectBraintree } from './connectBraintree.ts';
import { findByOrder } from './findByOrder.ts';
import type { ChangeOutcome, PaymentGateway, SaleRequest, VaultedCard } from './PaymentGateway.ts';
import { failureOfAnswer, failureOfError } from './readFailure.ts';
import { transactionState } from './transactionState.ts';

/** Cards by Braintree's own SDK, or by the sandbox speaking the same. Serves Specification 3.4.7 and 7.0.7. */
export function braintreePayments(config: BraintreeConfig): PaymentGateway {
  const connect = connectBraintree(config);

  /** Runs a call of the SDK; whatever it throws becomes an outcome. */
  async function attempt<T>(account: string, call: (to: BraintreeAccount) => Promise<T>) {
    try {
      return await call(connect(account));
    } catch (error) {
      return failureOfError(error);
    }
  }

  return {
    clientToken: (account) =>
      attempt(account, async ({ gateway, merchantAccountId }) => {
        const answer = await gateway.clientToken.generate({ ...inAccount(merchantAccountId) });
        if (!answer.success) return failureOfAnswer(answer);
        return { kind: 'token', clientToken: answer.clientToken };
      }),
    sale: (account, request) =>
      attempt(account, async ({ gateway, merchantAccountId }) => {
        const answer = await gateway.transaction.sale({
          ...saleOf(request),
          ...inAccount(merchantAccountId),
        });
        if (!answer.success) return failureOfAnswer(answer);
        const { transaction } = answer;
        return { kind: 'approved', transactionId: transaction.id, card: cardOf(transaction) };
      }),
    vault: (account, { customer, nonce }) =>
      attempt(account, async ({ gateway }) => {
        const answer = await gateway.customer.create({ ...customer, paymentMethodNonce: nonce });
        if (!answer.success) return failureOfAnswer(answer);
        const [card] = answer.customer.paymentMethods ?? [];
        if (card === undefined) throw new Error('The provider kept the customer without the card');
        return { kind: 'vaulted', card: { customerId: answer.customer.id, token: card.token } };
      }),
    findByOrder: async (account, orderId) => {
      const found = await attempt(account, ({ gateway }) => findByOrder(gateway, orderId));
      // Being turned away tells nothing of the order.
      const isNo = found.kind === 'refused' || found.kind === 'declined';
      return isNo ? { kind: 'unknown', cause: new Error(found.detail) } : found;
    },
    capture: (account, id) =>
      attempt(account, async ({ gateway }) =>
        changed(gateway, id, await gateway.transaction.submitForSettlement(id), 'captured'),
      ),
    void: (account, id) =>
      attempt(account, async ({ gateway }) =>
        changed(gateway, id, await gateway.transaction.void(id), 'voided'),
      ),
  };
}

function saleOf({ amount, customer, nonce, orderId }: SaleRequest): TransactionRequest {
  return {
    amount: decimal(amount),
    orderId,
    paymentMethodNonce: nonce,
    customer,
    options: {
      submitForSettlement: false,
      storeInVaultOnSuccess: true,
      threeDSecure: { required: true },
    },
  };
}

/** The provider takes amounts with two decimals, in the account's own currency. */
function decimal({ amount }: Money): string {
  return (amount / 100).toFixed(2);
}

function inAccount(id: string | null): { readonly merchantAccountId?: string } {
  return id === null ? {} : { merchantAccountId: id };
}

function cardOf({ creditCard, customer }: Transaction): VaultedCard | null {
  const token = creditCard?.token;
  const customerId = customer?.id;
  return token && customerId ? { customerId, token } : null;
}

/** A no may mean that an earlier call did it, whose answer was lost: the transaction itself tells. */
async function changed(
  gateway: BraintreeAccount['gateway'],
  id: string,
  answer: ValidatedResponse<Transaction>,
  aim: 'captured' | 'voided',
): Promise<ChangeOutcome> {
  if (answer.success) return { kind: 'done' };
  const transaction = await gateway.transaction.find(id);
  if (transactionState(transaction.status) === aim) return { kind: 'done' };
  return failureOfAnswer({ message: answer.message, errors: answer.errors });
}
