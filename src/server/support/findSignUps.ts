import type { Kysely } from 'kysely';
import { unreachable } from '../../core/contract/unreachable.ts';
import { keyOfEmail } from '../../core/rules/fields/keyOfEmail.ts';
import { readOrderNumber } from '../../core/rules/orders/orderNumber.ts';
import type { AttemptRow } from '../storage/tables/PaymentTables.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { brandsOfSignUps, claimantOf } from './claimant.ts';
import { mayBeAddress } from './dossier/mayBeAddress.ts';
import type { SupportRequest } from './readSupportArguments.ts';

/**
 * A person at a brand: a user with an account, an address that never became one, or only an order.
 */
export interface SignUp {
  readonly brandId: string;
  /** Null for a user who does not own the account, because the owner's details are not theirs. */
  readonly accountId: string | null;
  readonly userId: string | null;
  /** Null for a failed order, which stores no address. */
  readonly emailKey: string | null;
  /** The requested order; null when a person was requested. */
  readonly orderId: string | null;
}

type Asked = Pick<SupportRequest, 'brandId' | 'selector' | 'value'>;

/** Replaces an erased user's address. No address is equal to it. */
export function erasedKey(userId: string): string {
  return `erased/${userId}`;
}

/** Finds the people that a request is about, at one brand or at all. */
export async function findSignUps(
  database: Kysely<Tables>,
  { brandId, selector, value }: Asked,
): Promise<readonly SignUp[]> {
  const found = await find(database, selector, value);
  return found.filter((one) => brandId === null || one.brandId === brandId);
}

async function find(
  database: Kysely<Tables>,
  selector: Asked['selector'],
  value: string,
): Promise<readonly SignUp[]> {
  switch (selector) {
    case 'email':
      return byEmail(database, keyOfEmail(value));
    case 'account': {
      const users = usersOf(database).where('account_id', '=', value);
      return (await users.where('role', '=', 'owner').execute()).map(signUpOf);
    }
    case 'order':
    case 'receipt': {
      const number = readOrderNumber(value);
      return number === null
        ? byOrder(database, 'id', value)
        : byOrder(database, 'order_number', number);
    }
    case 'transaction':
      return byOrder(database, 'transaction_id', value);
    default:
      return unreachable(selector);
  }
}

function usersOf(database: Kysely<Tables>) {
  return database.selectFrom('users').select(['id', 'account_id', 'brand_id', 'email_key', 'role']);
}

type FoundUser = Awaited<ReturnType<ReturnType<typeof usersOf>['execute']>>[number];

function signUpOf({ account_id, brand_id, email_key, id, role }: FoundUser): SignUp {
  return {
    brandId: brand_id,
    accountId: role === 'owner' ? account_id : null,
    userId: id,
    emailKey: email_key === erasedKey(id) ? null : email_key,
    orderId: null,
  };
}

/**
 * Finds users with an address, and brands that have the address without a user, also in a sign-up
 * that is in progress.
 */
async function byEmail(database: Kysely<Tables>, emailKey: string): Promise<readonly SignUp[]> {
  const users = await usersOf(database).where('email_key', '=', emailKey).execute();
  const written = [
    ...(await database
      .selectFrom('leads')
      .select(['brand_id', 'email'])
      .where(mayBeAddress(emailKey))
      .execute()),
    ...(await database
      .selectFrom('known_leads')
      .select(['brand_id', 'email'])
      .where(mayBeAddress(emailKey))
      .execute()),
    ...(await database
      .selectFrom('deals')
      .select(['brand_id', 'email'])
      .where(mayBeAddress(emailKey))
      .execute()),
  ].filter(({ email }) => email !== null && keyOfEmail(email) === emailKey);
  const checks = await database
    .selectFrom('email_checks')
    .select('brand_id')
    .where('email_key', '=', emailKey)
    .execute();
  const signedUp = new Set(users.map(({ brand_id }) => brand_id));
  const brands = new Set([
    ...[...written, ...checks].map(({ brand_id }) => brand_id),
    ...(await brandsOfSignUps(database, emailKey)),
  ]);
  const others = [...brands].filter((brandId) => !signedUp.has(brandId));
  const nobody = { accountId: null, userId: null, orderId: null };
  return [...users.map(signUpOf), ...others.map((brandId) => ({ ...nobody, brandId, emailKey }))];
}

async function byOrder(
  database: Kysely<Tables>,
  column: 'id' | 'order_number' | 'transaction_id',
  value: string,
): Promise<readonly SignUp[]> {
  const orders = await database
    .selectFrom('attempts')
    .select(['id', 'brand_id', 'user_id'])
    .where(column, '=', value)
    .execute();
  const found: SignUp[] = [];
  for (const order of orders)
    found.push({ ...(await personOf(database, order)), orderId: order.id });
  return found;
}

/** The person of an order; of one in progress, the address or the account's owner. */
async function personOf(
  database: Kysely<Tables>,
  { brand_id, id, user_id }: Pick<AttemptRow, 'brand_id' | 'id' | 'user_id'>,
): Promise<SignUp> {
  const claimant = user_id === null ? await claimantOf(database, id) : null;
  const users =
    claimant?.kind === 'account'
      ? usersOf(database).where('account_id', '=', claimant.accountId).where('role', '=', 'owner')
      : usersOf(database).where('id', '=', user_id ?? '');
  const [user] = await users.execute();
  if (user !== undefined) return signUpOf(user);
  const emailKey = claimant?.kind === 'email' ? claimant.emailKey : null;
  return { brandId: brand_id, accountId: null, userId: null, emailKey, orderId: null };
}
