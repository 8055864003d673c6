import { randomUUID } from 'node:crypto';
import type {
  ChangeOutcome,
  ClientTokenOutcome,
  FoundTransaction,
  GatewayPaymentType,
  PaymentGateway,
  SaleOutcome,
  SaleRequest,
  TransactionState,
  VaultedMethod,
  VaultOutcome,
  VaultRequest,
} from '../../../src/server/gateways/payments/PaymentGateway.ts';

export interface FakePayments extends PaymentGateway {
  /** The accounts of the requested client tokens, in order. */
  readonly tokenAccounts: string[];
  /** While it is set, every request for a client token has this outcome. */
  tokenOutcome: ClientTokenOutcome | null;
  /** The transactions, by order. */
  readonly books: Map<string, FoundTransaction>;
  /** The requested sales, in order. */
  readonly sales: SaleRequest[];
  readonly vaults: VaultRequest[];
  /** While it is set, it handles each sale. */
  onSale: ((sell: () => SaleOutcome, request: SaleRequest) => Promise<SaleOutcome>) | null;
  /** While it is set, every vaulting has this outcome. */
  vaultOutcome: VaultOutcome | null;
  /** The refunded transactions, one entry per refund. */
  readonly refunds: string[];
  /** While it is set, it handles each refund. */
  onRefund: ((refund: () => ChangeOutcome) => Promise<ChangeOutcome>) | null;
}

/**
 * A card provider in memory: approves every sale except for the nonces 'declined' and 'lost', which
 * loses the answer.
 */
export function fakePayments(): FakePayments {
  const books = new Map<string, FoundTransaction>();
  const card = { customerId: 'customer', token: 'card', cardType: 'Visa', lastFour: '1111' };
  const bank = { customerId: 'customer', token: 'bank', cardType: null, lastFour: '0000' };

  const sold: Readonly<
    Record<GatewayPaymentType, Pick<FoundTransaction, 'state'> & { method: VaultedMethod }>
  > = {
    CC: { method: card, state: 'held' },
    ACH: { method: bank, state: 'captured' },
  };

  function change(
    id: string,
    from: readonly TransactionState[],
    to: TransactionState,
  ): ChangeOutcome {
    const entry = [...books].find(([, transaction]) => transaction.id === id);
    const state = entry?.[1].state;
    if (entry === undefined || state === undefined || ![...from, to].includes(state)) {
      return { kind: 'refused', reason: 'invalid', detail: `${id} is ${state}` };
    }
    books.set(entry[0], { ...entry[1], state: to });
    return { kind: 'done' };
  }

  function sell({ amount, nonce, orderId, paymentType }: SaleRequest): SaleOutcome {
    const id = randomUUID();
    const declined = nonce === 'declined';
    const { method, state } = sold[paymentType];
    books.set(orderId, { id, state: declined ? 'ended' : state, amount, method });
    if (declined) return { kind: 'declined', code: '2000', detail: 'Do Not Honor' };
    if (nonce === 'lost') return { kind: 'unknown', cause: new Error('The answer was lost') };
    return { kind: 'approved', transactionId: id, method };
  }

  const fake: FakePayments = {
    tokenAccounts: [],
    tokenOutcome: null,
    books,
    sales: [],
    vaults: [],
    onSale: null,
    vaultOutcome: null,
    refunds: [],
    onRefund: null,
    async clientToken(account) {
      fake.tokenAccounts.push(account);
      return fake.tokenOutcome ?? { kind: 'token', clientToken: `token of ${account}` };
    },
    async sale(_account, request) {
      fake.sales.push(request);
      return fake.onSale === null ? sell(request) : fake.onSale(() => sell(request), request);
    },
    async vault(_account, request) {
      fake.vaults.push(request);
      return fake.vaultOutcome ?? { kind: 'vaulted', method: card };
    },
    async findByOrder(_account, orderId) {
      const transaction = books.get(orderId);
      return transaction === undefined ? { kind: 'none' } : { kind: 'found', transaction };
    },
    async capture(_account, id) {
      const outcome = change(id, ['held'], 'captured');
      const state = [...books.values()].find((transaction) => transaction.id === id)?.state;
      const isOver = state === 'ended' || state === 'voided';
      return isOver ? { kind: 'lost', detail: state } : outcome;
    },
    async refund(_account, id) {
      const given = () => {
        const was = [...books.values()].find((transaction) => transaction.id === id)?.state;
        // The payer has the money.
        if (was === 'ended') return { kind: 'done' } as const;
        const outcome = change(id, ['held', 'captured'], 'voided');
        if (outcome.kind === 'done' && was !== 'voided') fake.refunds.push(id);
        return outcome;
      };
      return fake.onRefund === null ? given() : fake.onRefund(given);
    },
  };
  return fake;
}
