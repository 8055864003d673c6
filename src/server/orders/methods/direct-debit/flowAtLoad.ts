import type { CallContext } from '../../../http/callContext.ts';
import { countFlow, createFlow, directDebitOfBrand, openRound } from './makeDirectDebitFlow.ts';
import type { DirectDebitState } from './sealDirectDebit.ts';

/** How long a page waits for its flow: the page can ask for one by a call, too. */
const PATIENCE_MS = 2500;

/**
 * The flow that a page is made with where direct debit is chosen at load: the session's, or a new one.
 * A page view never fails for it; without one the state stays as it was.
 */
export async function flowAtLoad(
  context: CallContext,
  patienceMs = PATIENCE_MS,
): Promise<DirectDebitState> {
  const before = await openRound(context);
  if (before.flow !== null) return before;
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
