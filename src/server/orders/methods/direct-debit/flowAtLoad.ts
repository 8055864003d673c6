import type {
  DirectDebitGateway,
  Flow,
} from '../../../gateways/direct-debit/DirectDebitGateway.ts';
import type { CallContext } from '../../../http/callContext.ts';
import { countFlow, createFlow, directDebitOfBrand, openRound } from './makeDirectDebitFlow.ts';
import { type DirectDebitState, NO_DIRECT_DEBIT } from './sealDirectDebit.ts';

/** How long a page waits for its flow. The page can also request one by a call. */
const PATIENCE_MS = 2500;

/**
 * Returns the flow for a page on which direct debit is preselected: the session's while nobody has
 * authorised it, or a new one. A page view never fails because of it: without one, the page
 * requests it by a call.
 */
export async function flowAtLoad(
  context: CallContext,
  patienceMs = PATIENCE_MS,
): Promise<DirectDebitState> {
  const before = await openRound(context);
  // A person's flow contains their details, and may pay from their bank account. The page requests
  // it with an address.
  if (before.payer !== null) return before;
  const gateway = directDebitOfBrand(context);
  if (gateway === null) return before;
  const next = before.flow === null ? before : { ...NO_DIRECT_DEBIT, round: before.round + 1 };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No flow within ${patienceMs} ms`)), patienceMs);
  });
  async function find(found: DirectDebitGateway): Promise<DirectDebitState> {
    // Opened again after that, it only says that all is set up, and pays from the bank account of
    // the person who authorised it.
    if (before.flow !== null && (await isPending(found, before.flow))) return before;
    await countFlow(context);
    return createFlow(context, found, next.round, null);
  }
  try {
    return await Promise.race([find(gateway), late]);
  } catch (err) {
    context.log.warn({ err }, 'A page was made without its direct debit flow');
    return next;
  } finally {
    clearTimeout(timer);
  }
}

async function isPending(
  gateway: DirectDebitGateway,
  { billingRequestId }: Flow,
): Promise<boolean> {
  return (await gateway.findMandate(billingRequestId)).kind === 'pending';
}
