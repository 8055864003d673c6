import type { Money } from '../../../src/core/contract/Money.ts';
import type {
  CollectOutcome,
  DirectDebitGateway,
} from '../../../src/server/gateways/direct-debit/DirectDebitGateway.ts';
import type {
  ChangeOutcome,
  FoundTransaction,
  LookUpOutcome,
  PaymentGateway,
  SaleOutcome,
  SaleRequest,
} from '../../../src/server/gateways/payments/PaymentGateway.ts';
import { ORDER_METHODS } from '../../../src/server/orders/methods/orderMethods.ts';
import type { Calls } from './Calls.ts';
import type { Fate } from './History.ts';
import type { Actor } from './Steps.ts';

export interface BookedSale extends FoundTransaction {
  readonly account: string;
  readonly orderId: string;
  readonly email: string;
  readonly madeAt: number;
}

/** Receives each action of the provider before it happens. */
export interface Watcher {
  captures(id: string): void;
  sells(orderId: string, earlier: readonly BookedSale[]): void;
}

/** How long a sale counts as a duplicate of another. */
const TWIN_WINDOW = 30_000;

/** The provider inside this process. Its records outlive every process of the server. */
export class ModelProvider {
  /** Every requested sale, by its order. */
  readonly asked: string[] = [];
  readonly books: BookedSale[] = [];
  readonly #calls: Calls;
  readonly #watcher: Watcher;

  constructor(calls: Calls, watcher: Watcher) {
    this.#calls = calls;
    this.#watcher = watcher;
  }

  /** The gateway for one process of the server. */
  connect(process: Actor): PaymentGateway {
    const call = <T>(name: string, work: (fate: Fate) => T) =>
      this.#calls.call(process, name, work);
    return {
      clientToken: async () => ({ kind: 'token', clientToken: 'token' }),
      sale: (account, request) => {
        const { orderId } = request;
        this.asked.push(orderId);
        return call(`sale of ${orderId}`, ({ verdict }) => this.#sell(account, request, verdict));
      },
      vault: () =>
        call('vault', ({ verdict }) =>
          verdict === 'approve'
            ? { kind: 'vaulted', method: METHOD }
            : { kind: 'declined', code: '2000', detail: 'Do Not Honor' },
        ),
      findByOrder: (account, orderId) =>
        call(`look-up of ${orderId}`, () => this.#find(account, orderId)),
      capture: (account, id) =>
        call(`capture of ${id}`, () => {
          this.#watcher.captures(id);
          return this.#change(account, id, ['held'], 'captured');
        }),
      refund: (account, id) =>
        call(`void of ${id}`, () => this.#change(account, id, ['held', 'captured'], 'voided')),
    };
  }

  /** Direct debit of an account, in the same records. A payment is submitted at once. */
  connectDebit(process: Actor, account: string): DirectDebitGateway {
    const call = <T>(name: string, work: (fate: Fate) => T) =>
      this.#calls.call(process, name, work);
    const unasked = async () =>
      ({ kind: 'unknown', cause: new Error('Not in the model') }) as const;
    return {
      createFlow: unasked,
      findPayment: unasked,
      findMandate: (id) =>
        call(`mandate of ${id}`, () => ({ kind: 'authorised', mandateId: `mandate-${id}` })),
      collect: ({ amount, attemptId }) => {
        this.asked.push(attemptId);
        return call(`sale of ${attemptId}`, ({ verdict }) =>
          this.#collect(account, attemptId, amount, verdict),
        );
      },
      findByAttempt: ({ attemptId }) =>
        call(`look-up of ${attemptId}`, () => {
          const found = this.#find(account, attemptId);
          if (found.kind !== 'found') return { kind: 'absent' };
          const { amount, id, state } = found.transaction;
          return state === 'captured'
            ? { kind: 'approved', paymentId: id, amount, isCollected: false, isReturned: false }
            : { kind: 'declined', reason: state, cause: null };
        }),
      cancel: (id) =>
        call(`void of ${id}`, () => {
          const { kind } = this.#change(account, id, ['captured'], 'voided');
          return kind === 'done' ? { kind: 'cancelled' } : { kind: 'tooLate', status: kind };
        }),
    };
  }

  #collect(
    account: string,
    orderId: string,
    amount: Money,
    verdict: Fate['verdict'],
  ): CollectOutcome {
    if (verdict === 'refuse') {
      return { kind: 'refused', reason: 'invalid', cause: new Error('No such mandate') };
    }
    if (verdict === 'decline')
      return { kind: 'declined', reason: 'mandate_cancelled', cause: null };
    const id = `sale-${this.books.length + 1}`;
    const madeAt = this.#calls.now;
    // A mandate belongs to its order. The claim shows what is charged for an address.
    const email = orderId;
    this.books.push({
      id,
      account,
      orderId,
      amount,
      state: 'captured',
      method: null,
      email,
      madeAt,
    });
    return { kind: 'approved', paymentId: id, amount, isCollected: false, isReturned: false };
  }

  #sell(account: string, request: SaleRequest, verdict: Fate['verdict']): SaleOutcome {
    const { amount, orderId, paymentType } = request;
    const hasTwin = this.books.some(
      (sale) => sale.orderId === orderId && this.#calls.now - sale.madeAt < TWIN_WINDOW,
    );
    if (hasTwin) return { kind: 'refused', reason: 'duplicate', detail: 'A twin' };
    if (verdict === 'refuse') return { kind: 'refused', reason: 'nonce', detail: 'No such nonce' };
    const id = `sale-${this.books.length + 1}`;
    const charged = verdict === 'wrongAmount' ? less(amount) : amount;
    const { settlement } = ORDER_METHODS[paymentType];
    const held = settlement.kind === 'captured' ? 'held' : 'captured';
    const state = verdict === 'decline' ? 'ended' : held;
    const madeAt = this.#calls.now;
    const { email } = request.customer;
    if (verdict !== 'decline') {
      const same = this.books.filter((it) => it.account === account && it.email === email);
      this.#watcher.sells(orderId, same.filter(isLive));
    }
    this.books.push({
      id,
      account,
      orderId,
      amount: charged,
      state,
      method: METHOD,
      email,
      madeAt,
    });
    if (verdict === 'decline') return { kind: 'declined', code: '2000', detail: 'Do Not Honor' };
    return verdict === 'wrongAmount'
      ? { kind: 'wrongAmount', transactionId: id, detail: 'Less' }
      : { kind: 'approved', transactionId: id, method: METHOD };
  }

  #find(account: string, orderId: string): LookUpOutcome {
    const found = this.books.filter((it) => it.account === account && it.orderId === orderId);
    const transaction = found.find(isLive) ?? found[0];
    return transaction === undefined ? { kind: 'none' } : { kind: 'found', transaction };
  }

  #change(
    account: string,
    id: string,
    from: readonly BookedSale['state'][],
    to: 'captured' | 'voided',
  ): ChangeOutcome {
    const index = this.books.findIndex((it) => it.account === account && it.id === id);
    const sale = this.books[index];
    if (sale === undefined || ![...from, to].includes(sale.state)) {
      return { kind: 'refused', reason: 'invalid', detail: `${id} is ${sale?.state}` };
    }
    this.books[index] = { ...sale, state: to };
    return { kind: 'done' };
  }
}

const METHOD = { customerId: 'customer', token: 'token', cardType: 'Visa', lastFour: '1111' };

function isLive({ state }: BookedSale): boolean {
  return state === 'held' || state === 'captured';
}

function less({ amount, currency }: Money): Money {
  return { amount: amount - 1, currency };
}
