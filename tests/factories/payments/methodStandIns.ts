import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import type { Instrument } from '../../../src/server/orders/Instrument.ts';
import type { OrderMethod } from '../../../src/server/orders/methods/OrderMethod.ts';
import { ORDER_METHODS } from '../../../src/server/orders/methods/orderMethods.ts';
import { aServer, type TestServer } from '../servers/aServer.ts';
import { aTestOnlyMethod, TEST_ONLY } from './aTestOnlyMethod.ts';

/** The outcome of the next charge. `lost` charges and loses the answer. */
export type ChargeFate = 'approved' | 'declined' | 'lost';

/** A server with one payment method, and the stand-in for its provider. */
export interface MethodSubject {
  readonly name: PaymentMethod;
  readonly method: OrderMethod;
  readonly server: TestServer;
  /** Whether it needs keys, which docs/deploy.md lists. */
  readonly needsKeys: boolean;
  /** Whether its form loads anything from the provider. */
  readonly loadsOfProvider: boolean;
  /** Returns the payment data for an order with this outcome. */
  readonly instrument: (fate: ChargeFate) => Instrument;
  /** How many payments the provider has, or has asked a bank for. */
  readonly money: () => number;
  /** How many charges were requested from the provider. */
  readonly charges: () => number;
}

type MakeSubject = () => Promise<MethodSubject>;

const NONCES = { approved: 'good', declined: 'declined', lost: 'lost' } as const;

function ofCardProvider(name: PaymentMethod): MakeSubject {
  return async () => {
    const server = await aServer();
    const { payments } = server;
    return {
      name,
      method: ORDER_METHODS[name],
      server,
      needsKeys: true,
      loadsOfProvider: true,
      instrument: (fate) => ({ kind: 'nonce', method: name, nonce: NONCES[fate] }),
      money: () =>
        [...payments.books.values()].filter(({ state }) => state === 'held' || state === 'captured')
          .length,
      charges: () => payments.sales.length,
    };
  };
}

async function ofDirectDebit(): Promise<MethodSubject> {
  const server = await aServer();
  const { directDebit } = server;
  return {
    name: 'GC',
    method: ORDER_METHODS.GC,
    server,
    needsKeys: true,
    loadsOfProvider: true,
    instrument: (fate) => {
      directDebit.mandates.set('BRQ1', { kind: 'authorised', mandateId: 'MD1' });
      directDebit.loseNextAnswer = fate === 'lost';
      directDebit.collectOutcome =
        fate === 'declined'
          ? { kind: 'declined', reason: 'insufficient_funds', cause: null }
          : null;
      return { kind: 'mandate', method: 'GC', billingRequestId: 'BRQ1' };
    },
    money: () =>
      [...directDebit.books.values()].filter(({ outcome }) => outcome.kind === 'approved').length,
    charges: () => directDebit.books.size,
  };
}

/** The test-only method, registered beside the product's own. */
async function ofTestOnly(): Promise<MethodSubject> {
  const { books, method } = aTestOnlyMethod();
  const methods = { ...ORDER_METHODS, [TEST_ONLY]: method };
  const server = await aServer({ deps: { methods } });
  return {
    name: TEST_ONLY,
    method,
    server,
    needsKeys: false,
    loadsOfProvider: false,
    instrument: (fate) => ({ kind: 'nonce', method: TEST_ONLY, nonce: NONCES[fate] }),
    money: () =>
      [...books.values()].filter(({ state }) => state === 'held' || state === 'captured').length,
    charges: () => books.size,
  };
}

/** Every payment method with its stand-in. A method without one does not compile. */
const METHOD_STAND_INS: Readonly<Record<PaymentMethod, MakeSubject>> = {
  CC: ofCardProvider('CC'),
  ACH: ofCardProvider('ACH'),
  GC: ofDirectDebit,
};

/** The same including the test-only method. */
export const METHODS_UNDER_TEST: readonly (readonly [name: string, make: MakeSubject])[] = [
  ...Object.entries(METHOD_STAND_INS),
  [TEST_ONLY, ofTestOnly],
];
