import { CallError } from '../../../src/server/errors/CallError.ts';
import type { Instrument } from '../../../src/server/orders/Instrument.ts';
import { ORDER_METHODS } from '../../../src/server/orders/methods/orderMethods.ts';
import type { Order, OrderSteps } from '../../../src/server/orders/Order.ts';
import { isEmailTaken } from '../../../src/server/storage/accounts/isEmailTaken.ts';
import type { Ask } from './History.ts';
import { preparedSignUp } from './preparedSignUp.ts';
import type { ServerProcess } from './ServerProcess.ts';
import type { Steps } from './Steps.ts';

const BRANDS = [
  { id: 'slotbook', account: 'software-us', currency: 'USD' },
  { id: 'slotbook-ca', account: 'software-ca', currency: 'CAD' },
] as const;

export function brandOf({ brand }: Pick<Ask, 'brand'>): (typeof BRANDS)[number] {
  return BRANDS[brand] ?? BRANDS[0];
}

export const PRICE = 4900;

/** A visitor has a session with each brand. */
export function sessionOf({ brand, visitor }: Pick<Ask, 'brand' | 'visitor'>): string {
  return `session-${visitor}-${brand}`;
}

export function keyOf(key: number): string {
  return `key-${key}`;
}

export function addressOf(address: number): string {
  return `visitor${address}@example.com`;
}

/** The order, as the server would check and price it. */
export function orderOf(ask: Ask): Order {
  const brand = brandOf(ask);
  const isTrial = ask.isTrial && ask.method !== null;
  const email = addressOf(ask.address);
  return {
    kind: 'signUp',
    brandId: brand.id,
    paymentAccount: brand.account,
    session: { id: sessionOf(ask), startedAt: new Date(0) },
    key: keyOf(ask.key),
    requestHash: JSON.stringify([brand.id, email, ask.method, isTrial]),
    linkEmail: null,
    claim: { kind: 'email', emailKey: email },
    signupType: 'paid',
    amount: { amount: ask.method === null || isTrial ? 0 : PRICE, currency: brand.currency },
    instrument: instrumentOf(ask),
    customer: { firstName: 'Ada', lastName: 'Lovelace', email, company: 'Engines' },
    description: 'Slotbook',
  };
}

function instrumentOf(ask: Ask): Instrument | null {
  const { method } = ask;
  if (method === null) return null;
  return ORDER_METHODS[method].findMandate === null
    ? { kind: 'nonce', method, nonce: 'nonce' }
    : { kind: 'mandate', method, billingRequestId: `request-${sessionOf(ask)}-${ask.key}` };
}

/** The steps of a sign-up: the captcha, then what is stored, unless the address is taken. */
export function stepsOf(
  ask: Ask,
  order: Order,
  { actor, deps }: ServerProcess,
  steps: Steps,
): OrderSteps {
  return {
    async admit() {
      await steps.wait(actor, 'asks the captcha');
      if (!ask.isHuman) throw new CallError({ code: 'CAPTCHA_REFUSED' });
    },
    async prepare() {
      const email = order.customer.email;
      if (await isEmailTaken(deps.database, order.brandId, email)) {
        throw new CallError({ code: 'EMAIL_ADDRESS_UNAVAILABLE' });
      }
      return preparedSignUp(order, deps);
    },
  };
}
