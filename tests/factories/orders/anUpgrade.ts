import { randomUUID } from 'node:crypto';
import type { PaymentCall } from '../../../src/core/contract/generated/calls.ts';
import { DEMO_PEOPLE } from '../../../src/server/commands/demo/demoPeople.ts';
import { seedDemoAccounts } from '../../../src/server/commands/demo/seedDemoAccounts.ts';
import type { UserRow } from '../../../src/server/storage/tables/Tables.ts';
import { aTermsDocument } from '../brands/aBuiltBrand.ts';
import { aPaidBrand } from '../payments/aPaidSignUp.ts';
import { aServer, type TestServer, type TestServerOptions } from '../servers/aServer.ts';
import { type Answer, aVisitor, type Visitor } from '../servers/aVisitor.ts';

/** A server whose brands have an account on a free plan, with an owner, an admin and a member. */
export async function anUpgradingServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await aServer({ brands: [aPaidBrand()], ...options });
  await seedDemoAccounts(server.deps);
  return server;
}

/** A visitor signed in to the account with a role. */
export async function signedInAs({ app }: TestServer, role: UserRow['role']): Promise<Visitor> {
  const visitor = await aVisitor(app);
  await visitor.get(`/demo/sign-in?as=${role}`);
  return visitor;
}

type Overrides = Partial<Omit<PaymentCall, 'formState'>> & {
  readonly formState?: Partial<PaymentCall['formState']>;
};

/** The body of an upgrade that succeeds: 49.00 a month, and 10.00 to set it up. */
export function anUpgradeRequest({ formState, ...overrides }: Overrides = {}): PaymentCall {
  return {
    selectedPlans: [{ planId: 'pro', noOfUsers: 1 }],
    freeTrial: false,
    captchaToken: 'human',
    rVersion: 'invisible',
    payment: { paymentType: 'CC', paymentDetails: { nonce: 'good' } },
    ...overrides,
    formState: {
      totalAmount: 4900,
      dueToday: 5900,
      agreed: true,
      termsHash: aTermsDocument('terms').hash,
      privacyHash: aTermsDocument('privacy').hash,
      ...formState,
    },
  };
}

export function upgrade(
  visitor: Visitor,
  request: PaymentCall = anUpgradeRequest(),
  key: string = randomUUID(),
): Promise<Answer> {
  return visitor.post('/payment', request, { 'idempotency-key': key });
}

/** Returns the demo account's user with a role. */
export async function userIdOf({ database }: TestServer, role: UserRow['role']): Promise<string> {
  const email = DEMO_PEOPLE.find((person) => person.role === role)?.email ?? '';
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  return user.id;
}
