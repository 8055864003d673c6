import { sql } from 'kysely';
import { queueActivationMail } from '../../../src/server/outbox/queueActivationMail.ts';
import { answerSupport } from '../../../src/server/support/answerSupport.ts';
import type {
  Selector,
  SupportRequest,
  SupportVerb,
} from '../../../src/server/support/readSupportArguments.ts';
import { SupportProblem } from '../../../src/server/support/SupportProblem.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aBuiltBrand } from '../brands/aBuiltBrand.ts';
import { aDeal, aKnownLead } from '../leads/aKnownLead.ts';
import { aPaidBrand, aPaidRequest, pay } from '../payments/aPaidSignUp.ts';
import { aServer, type TestServer } from './aServer.ts';
import { aVisitor } from './aVisitor.ts';

const MINUTE_MS = 60_000;

/** Runs support's command. */
export function ask(
  { deps }: TestServer,
  verb: SupportVerb,
  selector: Selector,
  value: string,
  overrides: Partial<SupportRequest> = {},
) {
  const asked = { by: 'Grace', why: 'ticket 12', brandId: null, format: 'json' } as const;
  return answerSupport(deps, { ...asked, verb, selector, value, ...overrides });
}

/** Returns the message of a refusal. */
export async function refusal(asked: Promise<unknown>): Promise<string> {
  const error: unknown = await asked.catch((caught: unknown) => caught);
  return error instanceof SupportProblem ? error.message : `Not refused: ${String(error)}`;
}

/** A server with two paid sign-ups: Ada's, then Bob's. */
export async function aSoldServer() {
  const other = aBuiltBrand({ brand: aBrand({ id: 'facetable', hosts: ['facetable.example'] }) });
  const server = await aServer({ brands: [aPaidBrand(), other] });
  await pay(await aVisitor(server.app));
  server.pass(MINUTE_MS);
  const leadInfo = {
    ...aPaidRequest().leadInfo,
    email: 'bob@example.com',
    firstName: 'Bob',
    lastName: 'Boole',
    companyName: 'Boolean Works',
  };
  await pay(await aVisitor(server.app), aPaidRequest({ leadInfo }));
  const orders = await server.database
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .select([
      'attempts.id as id',
      'order_number',
      'transaction_id',
      'account_id',
      'email',
      'users.id as userId',
    ])
    .orderBy('attempts.created_at')
    .execute();
  const [ada, bob] = orders;
  if (ada === undefined || bob === undefined) throw new Error('Nothing was sold');
  return { server, ada, bob };
}

/** The orders whose billing has ended. */
export function endedAtBilling({ billing }: TestServer): readonly string[] {
  return [...billing.books].filter(([, { isEnded }]) => isEnded).map(([id]) => id);
}

/** The logged actions of support. */
export async function actionsOf({ database }: TestServer) {
  return database
    .selectFrom('support_actions')
    .select(['verb', 'subject', 'done_by', 'reason', 'outcome'])
    .execute();
}

/** Creates the data that an address leaves behind besides an order. */
export async function leaveTraces({ database, deps }: TestServer, email: string): Promise<void> {
  const at = deps.clock().toISOString();
  const owned = { brand_id: 'slotbook', created_at: at };
  const session = { ...owned, id: `session of ${email.length}${email[0]}`, started_at: at };
  await database.insertInto('sessions').values(session).execute();
  const check = { ...owned, id: `${email[0]}-check`, session_id: session.id };
  await database
    .insertInto('email_checks')
    .values({ ...check, email_key: email, status: 'AVAILABLE' })
    .execute();
  const name = email.split('@')[0] ?? '';
  const lead = await aKnownLead({ database }, { email, first_name: name, last_name: '' });
  await aDeal({ database }, { email, lead_id: lead.id });
  const to = { brandId: 'slotbook', to: { emailKey: email }, origin: 'https://slotbook.example' };
  await queueActivationMail(database, deps, { ...to, now: deps.clock() });
}

/** Every row of every table as text, with its table. */
export async function everyRow({ database }: TestServer): Promise<readonly string[]> {
  const tables = await database.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await sql<object>`select * from ${sql.table(name)}`.execute(database);
      return found.rows.map((row) => `${name} ${JSON.stringify(row)}`);
    }),
  );
  return rows.flat();
}
