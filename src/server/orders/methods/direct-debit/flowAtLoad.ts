import type { CallContext } from '../../../http/callContext.ts';
import { countFlow, createFlow, directDebitOfBrand, openRound } from './makeDirectDebitFlow.ts';
import type { DirectDebitState } from './sealDirectDebit.ts';

/** How long a page waits for its flow. The page can also request one by a call. */
const PATIENCE_MS = 2500;

/**
 * Returns the flow for a page on which direct debit is preselected: the session's, or a new one. A
 * page view never fails because of it; without one the state is unchanged.
 */
export async function flowAtLoad(
  context: CallContext,
  patienceMs = PATIENCE_MS,
): Promise<DirectDebitState> {
  const before = await openRound(context);
  // A person's flow contains their details, and may pay from their bank account. The page requests
  // it with an address.
  if (before.payer !== null || before.flow !== null) return before;
  const gateway = directDebitOfBrand(context);
  if (gateway === null) return before;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No flow within ${patienceMs} ms`)), patienceMs);
  });
  try {
    await countFlow(context);
    return await Promise.race([createFlow(context, gateway, before.round, null), late]);
  } catch (err) {
    context.log.warn({ err }, 'A page was made without its direct debit flow');
    return before;
  } finally {
    clearTimeout(timer);
  }
}
