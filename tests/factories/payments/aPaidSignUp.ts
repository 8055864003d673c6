import { randomUUID } from 'node:crypto';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../src/core/contract/generated/calls.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aBuiltBrand } from '../brands/aBuiltBrand.ts';
import { aCatalogue, aPlan } from '../brands/aCatalogue.ts';
import type { TestServer } from '../servers/aServer.ts';
import { type Answer, aSignupRequest, type Visitor } from '../servers/aVisitor.ts';

const PAID_TYPES = ['paid', 'freeTrial', 'answeringService'] as const;

/** A paid brand: 49.00 a month, and a set-up fee of 10.00. */
export function aPaidBrand(overrides: Partial<Brand> = {}): BuiltBrand {
  const plan = aPlan({ id: 'pro', name: 'Pro', price: 4900, setUpFee: 1000 });
  return aBuiltBrand({
    brand: aBrand({
      signupTypes: { offered: [...PAID_TYPES, 'free'], default: 'paid' },
      ...overrides,
    }),
    catalogue: aCatalogue({
      plans: [{ ...plan, signupTypes: [...PAID_TYPES] }, aPlan({ signupTypes: ['free'] })],
    }),
  });
}

type Overrides = Parameters<typeof aSignupRequest>[0];

/** The body of a paid sign-up that succeeds. */
export function aPaidRequest(overrides: Overrides = {}): SignupRequest {
  return aSignupRequest({
    ...overrides,
    paymentRequest: {
      selectedPlans: [{ planId: 'pro', noOfUsers: 1 }],
      payment: { paymentType: 'CC', paymentDetails: { nonce: 'good' } },
      ...overrides?.paymentRequest,
    },
    formState: {
      signupType: 'paid',
      totalAmount: 4900,
      dueToday: 5900,
      ...overrides?.formState,
    },
  });
}

export interface PayOptions {
  readonly key?: string;
  readonly path?: string;
}

/** Sends a sign-up with its key. */
export function pay(
  visitor: Visitor,
  request: SignupRequest = aPaidRequest(),
  { key = randomUUID(), path = '/signup' }: PayOptions = {},
): Promise<Answer> {
  return visitor.post(path, request, { 'idempotency-key': key });
}

/** A request with another card: one that is 'declined', or one whose sale's answer is 'lost'. */
export function aRequestWith(nonce: 'declined' | 'lost'): SignupRequest {
  const payment = { paymentType: 'CC', paymentDetails: { nonce } } as const;
  return aPaidRequest({ paymentRequest: { payment } });
}

/** Counts the rows that an order leaves behind. */
export async function countsOf({
  database,
}: TestServer): Promise<Readonly<Record<string, number>>> {
  const tables = ['accounts', 'attempts', 'claims', 'payments'] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const rows = await database.selectFrom(table).selectAll().execute();
      return [table, rows.length] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** The states of the card provider's transactions. */
export function booksOf({ payments }: TestServer): readonly string[] {
  return [...payments.books.values()].map(({ state }) => state);
}
