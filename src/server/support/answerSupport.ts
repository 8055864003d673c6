import type { Kysely } from 'kysely';
import { unreachable } from '../../core/contract/unreachable.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { type Dossier, readDossier } from './dossier/readDossier.ts';
import { erasePerson, KEPT } from './erasePerson.ts';
import { findSignUps, type SignUp } from './findSignUps.ts';
import { noteAction } from './noteAction.ts';
import type { SupportRequest } from './readSupportArguments.ts';
import { refundOrder } from './refundOrder.ts';
import { resendActivation } from './resendActivation.ts';
import type { SupportDeps } from './SupportDeps.ts';
import { SupportProblem } from './SupportProblem.ts';

/** The command's answer: what was found or done, and for whom. */
export type SupportAnswer =
  | { readonly kind: 'found'; readonly signUps: readonly (SignUp & { readonly email: string })[] }
  | { readonly kind: 'dossier'; readonly signUp: SignUp; readonly dossier: Dossier }
  | {
      readonly kind: 'done';
      readonly signUp: SignUp;
      readonly did: string;
      /** What remains of an erased person. */
      readonly kept?: readonly string[];
    };

/**
 * Does what is asked and logs the action in one transaction. Reads data to show before that,
 * because reading everything about a person would block every order meanwhile; but shows nothing
 * unless it was logged. Also logs a refusal or failure. Throws SupportProblem.
 */
export async function answerSupport(
  deps: SupportDeps,
  request: SupportRequest,
): Promise<SupportAnswer> {
  const found = await findSignUps(deps.database, request);
  const subjects = found.length > 0 ? found.map(subjectOf) : [request.selector];
  try {
    if (found.length === 0) requireBrand(deps, request);
    const read = await readAnswer(deps.database, request, found);
    return await inTransaction(deps.database, async (transaction) => {
      const answer = read ?? (await carryOut(transaction, deps, request, found));
      const detail = answer.kind === 'done' ? answer.did : null;
      await noteAction(transaction, deps, request, { outcome: 'done', detail, subjects });
      return answer;
    });
  } catch (error) {
    const isRefused = error instanceof SupportProblem;
    const detail = isRefused ? error.message : 'It failed, and nothing was done.';
    const noted = noteAction(deps.database, deps, request, {
      outcome: 'refused',
      detail,
      subjects,
    });
    // The same fault may prevent logging. The first error is the one to report.
    await (isRefused ? noted : noted.catch(() => undefined));
    throw error;
  }
}

/** Brands that a message lists. Of more it shows the first. */
const LISTED = 8;

/**
 * Throws SupportProblem for a brand that is not served, because nobody is found at a misspelt one.
 * Sign-ups of a brand that was removed are found before.
 */
function requireBrand({ brands }: SupportDeps, { brandId }: SupportRequest): void {
  const known = Object.keys(brands.current().index.brands);
  if (brandId === null || known.includes(brandId)) return;
  const listed = known.slice(0, LISTED).join(', ');
  const more = known.length > LISTED ? ` and ${known.length - LISTED} more` : '';
  throw new SupportProblem(`There is no brand "${brandId}". There are: ${listed}${more}.`);
}

/** Reads the data to show; null for an action. */
async function readAnswer(
  database: Kysely<Tables>,
  request: SupportRequest,
  found: readonly SignUp[],
): Promise<SupportAnswer | null> {
  const { verb } = request;
  switch (verb) {
    case 'find':
      return { kind: 'found', signUps: await withAddresses(database, found) };
    case 'show':
    case 'export': {
      const signUp = onlyOne(found, request);
      if (verb === 'export' && signUp.emailKey === null) {
        throw new SupportProblem('Nothing is kept of a person there.');
      }
      return { kind: 'dossier', signUp, dossier: await readDossier(database, signUp) };
    }
    case 'resend':
    case 'refund':
    case 'erase':
      return null;
    default:
      return unreachable(verb);
  }
}

async function carryOut(
  transaction: Kysely<Tables>,
  deps: SupportDeps,
  request: SupportRequest,
  found: readonly SignUp[],
): Promise<SupportAnswer> {
  const { verb } = request;
  const signUp = onlyOne(found, request);
  switch (verb) {
    case 'resend':
      return { kind: 'done', signUp, did: await resendActivation(transaction, deps, signUp) };
    case 'refund': {
      if (signUp.orderId === null)
        throw new SupportProblem('Name the order: --order, --receipt or --transaction.');
      return { kind: 'done', signUp, did: await refundOrder(transaction, deps, signUp.orderId) };
    }
    case 'erase':
      return {
        kind: 'done',
        signUp,
        did: await erasePerson(transaction, deps, signUp),
        kept: KEPT,
      };
    case 'find':
    case 'show':
    case 'export':
      throw new Error('What is shown is read before the transaction.');
    default:
      return unreachable(verb);
  }
}

function onlyOne(found: readonly SignUp[], { selector }: SupportRequest): SignUp {
  const [one, ...others] = found;
  if (one === undefined) throw new SupportProblem(`Nothing is kept by that ${selector}.`);
  if (others.length === 0) return one;
  const brands = found.map(({ brandId }) => brandId).join(', ');
  throw new SupportProblem(`There are several, of ${brands}. Name one with --brand.`);
}

/** The subject in the log. For an address without a user, that is only the brand. */
function subjectOf({ accountId, brandId, orderId, userId }: SignUp): string {
  if (orderId !== null) return `order/${orderId}`;
  if (accountId !== null) return `account/${accountId}`;
  return userId === null ? `brand/${brandId}` : `user/${userId}`;
}

/** Adds the addresses, which let support distinguish two sign-ups. */
async function withAddresses(database: Kysely<Tables>, found: readonly SignUp[]) {
  const users = await database
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [...found.map(({ userId }) => userId ?? ''), ''])
    .execute();
  const emails = new Map(users.map(({ email, id }) => [id, email]));
  return found.map((one) => ({
    ...one,
    email: emails.get(one.userId ?? '') ?? one.emailKey ?? '',
  }));
}
