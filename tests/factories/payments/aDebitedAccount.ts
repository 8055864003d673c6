import { insertDirectDebitHints } from '../../../src/server/storage/insertDirectDebitHints.ts';
import type { TestServer } from '../servers/aServer.ts';
import { aDebitRequest, aDirectDebitVisitor } from './aDirectDebitVisitor.ts';
import { pay } from './aPaidSignUp.ts';

const ACCOUNT = 'software-us';
type Hinted = { readonly paymentId?: string; readonly mandateId?: string };

let events = 0;
/** Stores a hint of the provider's about a payment or a mandate. */
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
  await insertDirectDebitHints(database, ACCOUNT, [event], deps.clock());
}

/** An account that has paid by Direct Debit, and what the bank makes of it. */
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
