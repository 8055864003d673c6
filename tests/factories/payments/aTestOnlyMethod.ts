import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import { CallError } from '../../../src/server/errors/CallError.ts';
import type { OrderMethod } from '../../../src/server/orders/methods/OrderMethod.ts';
import { NO_PAYMENT } from '../../../src/server/orders/methods/PaymentSources.ts';

const NAME: string = 'TEST_ONLY';

// The wire's enum does not contain it, because only these tests use it.
export const TEST_ONLY = NAME as PaymentMethod;

/** The provider's record of an attempt. */
interface Hold {
  readonly attemptId: string;
  readonly amount: { readonly amount: number; readonly currency: 'USD' | 'CAD' | 'GBP' };
  state: 'held' | 'captured' | 'voided' | 'ended';
}

export interface TestOnlyMethod {
  readonly method: OrderMethod;
  /** The provider's records by transaction id. */
  readonly books: Map<string, Hold>;
}

/**
 * A payment method that the product does not have, with its stand-in. It needs no keys and its form
 * loads nothing. Its provider accepts the token 'good', declines 'declined', and loses its answer
 * to 'lost'.
 */
export function aTestOnlyMethod(): TestOnlyMethod {
  const books = new Map<string, Hold>();
  const move = async (id: string, state: Hold['state']) => {
    const hold = books.get(id);
    if (hold === undefined) {
      return { kind: 'failed', detail: 'not found', cause: undefined } as const;
    }
    hold.state = state;
    return { kind: 'done' } as const;
  };
  const method: OrderMethod = {
    isLeftOutWithoutKeys: true,
    missingKeys: () => [],
    environmentOf: () => 'local',
    sources: () => NO_PAYMENT,
    startsWith: null,
    instrumentOf({ paymentDetails }) {
      if (!('nonce' in paymentDetails)) {
        throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
      }
      return { kind: 'nonce', method: TEST_ONLY, nonce: paymentDetails.nonce };
    },
    findMandate: null,
    async charge(_deps, { amount, attemptId, nonce }) {
      const kept = { customerId: 'test', token: 'kept', cardType: null, lastFour: null };
      if (amount.amount === 0) return { kind: 'approved', approval: { transactionId: null, kept } };
      const transactionId = `W-${attemptId}`;
      const state = nonce === 'declined' ? 'ended' : 'held';
      books.set(transactionId, { attemptId, amount, state });
      if (nonce === 'declined') {
        return { kind: 'failed', failure: { code: 'PAYMENT_DECLINED' }, detail: 'declined' };
      }
      if (nonce === 'lost') return { kind: 'unknown', cause: new Error('The answer was lost') };
      return { kind: 'approved', approval: { transactionId, kept } };
    },
    async lookUp(_deps, { id }) {
      const found = [...books].find(([, { attemptId }]) => attemptId === id);
      if (found === undefined) return { kind: 'none' };
      const [transactionId, { amount, state }] = found;
      return { kind: 'found', transaction: { id: transactionId, state, amount, method: null } };
    },
    giveBack: (_deps, { transactionId }) => move(transactionId, 'voided'),
    money: { voided: 'NOTHING_CHARGED', watched: null },
    settlement: {
      kind: 'captured',
      capture: (_deps, { transactionId }) => move(transactionId, 'captured'),
    },
    testValues: [['Approved', 'good']],
  };
  return { method, books };
}
