import type { Kysely } from 'kysely';

import type { Tables } from '../../../src/server/storage/tables/Tables.ts';
import type { ModelBilling } from './ModelBilling.ts';
import type { ModelProvider } from './ModelProvider.ts';
import type { World } from './World.ts';

/** The longest time that a sale can be in progress. */
const MAX_AGE = 300_000;

interface Ended {
  readonly database: Kysely<Tables>;
  readonly billing: ModelBilling;
  readonly provider: ModelProvider;
  readonly world: World;
}

/**
 * Returns the violations after everything has finished: each capture must have a paid account and
 * each claim only one, nothing may be held forever, and nobody may get two different answers.
 */
export async function violations({ billing, database, provider, world }: Ended): Promise<string[]> {
  return [
    ...doubles(provider.asked).map((order) => `A sale was asked for twice: ${order}`),
    ...doubles(world.told.map(({ order }) => order))
      .filter((order) => isToldTwoThings(world, order))
      .map((order) => `Two answers were given to ${order}`),
    ...world.surprises.map((error) => `Something was thrown: ${String(error)}`),
    ...(world.stuck === 0 ? [] : [`${world.stuck} calls or jobs never come to an end`]),
    ...(await ofMoney(database, provider)),
    ...(await ofAttempts(database, world)),
    ...(await ofHaste(database, provider, billing)),
    ...(await ofBilling(database, billing)),
  ];
}

/** Each payment has an account, and each account a payment. */
async function ofMoney(database: Kysely<Tables>, { books }: ModelProvider): Promise<string[]> {
  const payments = await database
    .selectFrom('payments')
    .innerJoin('attempts', 'attempts.id', 'payments.attempt_id')
    .select(['payments.transaction_id', 'payments.account_id', 'payments.amount'])
    .select(['payments.currency', 'attempts.payment_account', 'attempts.status'])
    .execute();
  const charged = payments.filter(({ transaction_id }) => transaction_id !== null);
  const captured = books.filter(({ state }) => state === 'captured');
  const unpaid = charged.filter(
    (payment) => !captured.some(({ id }) => id === payment.transaction_id),
  );
  return [
    ...books.filter(({ state }) => state === 'held').map(({ id }) => `${id} is held for ever`),
    ...captured.flatMap(({ account, amount, id }) => {
      const its = charged.filter((payment) => payment.transaction_id === id);
      const [payment] = its;
      if (payment === undefined) return [`${id} is captured without an account`];
      const fits =
        payment.amount === amount?.amount &&
        payment.currency === amount.currency &&
        payment.payment_account === account;
      return its.length === 1 && fits ? [] : [`${id} is captured for ${JSON.stringify(its)}`];
    }),
    ...unpaid.map(({ account_id }) => `The account ${account_id} is not paid for`),
    ...doubles(payments.map(({ account_id }) => account_id)).map((id) => `${id} paid twice`),
  ];
}

async function ofAttempts(database: Kysely<Tables>, { invited, told }: World): Promise<string[]> {
  const attempts = await database.selectFrom('attempts').selectAll().execute();
  const accounts = await database.selectFrom('accounts').select('id').execute();
  const claims = await database.selectFrom('claims').selectAll().execute();
  const outbox = await database.selectFrom('outbox').selectAll().execute();
  const succeeded = attempts.filter(({ status }) => status === 'succeeded');
  const ids = new Set(accounts.map(({ id }) => id));
  return [
    ...attempts
      .filter(({ finished_at, prepared }) => finished_at === null || prepared !== null)
      .map(({ id, status }) => `The attempt ${id} is ${status} for ever`),
    ...claims.map(({ subject }) => `${subject} is claimed for ever`),
    ...outbox
      .filter(({ status }) => status !== 'done')
      .map(({ dedupe_key, last_error, status }) => `${dedupe_key} is ${status}: ${last_error}`),
    ...(succeeded.length === accounts.length - invited
      ? []
      : [`${succeeded.length} attempts succeeded, and there are ${accounts.length} accounts`]),
    ...told.flatMap(({ answer, order }) => {
      const { body } = answer;
      const data = 'data' in body ? body.data : null;
      const account = data !== null && 'accountId' in data ? data.accountId : null;
      const isTrue =
        answer.status === 200 ? account !== null && ids.has(account) : account === null;
      return isTrue ? [] : [`${order} was told ${JSON.stringify(answer)}`];
    }),
  ];
}

/**
 * A sale that succeeds in time must be its attempt's outcome: no attempt may be ended too early.
 */
async function ofHaste(
  database: Kysely<Tables>,
  { books }: ModelProvider,
  { denied }: ModelBilling,
): Promise<string[]> {
  const failed = await database
    .selectFrom('attempts')
    .selectAll()
    .where('status', '=', 'failed')
    .execute();
  return failed.flatMap(({ amount, id, response_body, started_at }) => {
    const sale = books.find((it) => it.orderId === id && it.state !== 'ended');
    if (sale?.amount?.amount !== amount || started_at === null) return [];
    if (denied.has(id) || response_body?.includes('EMAIL_ADDRESS_UNAVAILABLE')) return [];
    return sale.madeAt - Date.parse(started_at) <= MAX_AGE
      ? [`${id} failed, but was sold in time`]
      : [];
  });
}

/** Billing must have an active subscription for every account that pays, and no other. */
async function ofBilling(database: Kysely<Tables>, { books }: ModelBilling): Promise<string[]> {
  const payments = await database.selectFrom('payments').select('attempt_id').execute();
  const paying = new Set(payments.map(({ attempt_id }) => attempt_id));
  const inForce = [...books].filter(([, isInForce]) => isInForce).map(([id]) => id);
  return [
    ...inForce.filter((id) => !paying.has(id)).map((id) => `${id} is billed without an account`),
    ...[...paying].filter((id) => !inForce.includes(id)).map((id) => `${id} is not billed`),
  ];
}

function isToldTwoThings({ told }: World, order: string): boolean {
  const answers = told.filter((it) => it.order === order).map((it) => JSON.stringify(it.answer));
  return new Set(answers).size > 1;
}

function doubles(items: readonly string[]): string[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}
