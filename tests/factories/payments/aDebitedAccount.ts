import { insertDirectDebitHints } from '../../../src/server/storage/insertDirectDebitHints.ts';
import type { TestServer } from '../servers/aServer.ts';
import { aDebitRequest, aDirectDebitVisitor } from './aDirectDebitVisitor.ts';
import { pay } from './aPaidSignUp.ts';

/** The payment account of the debits, and of their hints. */
export const DEBIT_ACCOUNT = 'software-us';
type Hinted = { readonly paymentId?: string; readonly mandateId?: string };

let events = 0;
/** Stores what the direct debit provider reports of a payment or a mandate. */
export async function hint({ database, deps }: TestServer, about: Hinted): Promise<void> {
  events += 1;
  const event = {
    id: `EV${events}`,
    resourceType: about.paymentId === undefined ? 'mandates' : 'payments',
    action: 'changed',
    paymentId: about.paymentId ?? null,
    mandateId: about.mandateId ?? null,
    billingRequestId: null,
  };
  await insertDirectDebitHints(database, DEBIT_ACCOUNT, [event], deps.clock());
}

/** Billing renews others on the same account, which takes a webhook of up to 250 events. */
export async function hintsOfOthers(server: TestServer): Promise<void> {
  server.pass(1000);
  for (let other = 0; other < 120; other += 1) await hint(server, { paymentId: `PM-${other}` });
}

/** An account that pays by direct debit, and what its bank does next. */
export async function aDebitedAccount(request = aDebitRequest()) {
  const { authorise, server, visitor, withdraw } = await aDirectDebitVisitor();
  await authorise();
  await pay(visitor, request);
  const [book] = server.directDebit.books.values();
  const decline = (reason: string) => {
    if (book) book.outcome = { kind: 'declined', reason, cause: null };
  };
  const collect = () => {
    if (book?.outcome.kind === 'approved') book.outcome = { ...book.outcome, isCollected: true };
  };
  const paymentId = `PM${book?.attemptId}`;
  return { server, decline, collect, paymentId, withdraw };
}

/** A trial whose first charge is a direct debit. */
export function aDebitTrialRequest() {
  return aDebitRequest('BRF0001', {
    paymentRequest: { freeTrial: true },
    formState: { signupType: 'freeTrial', dueToday: 0 },
  });
}
