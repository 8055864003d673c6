import type { FlowContext } from '../FlowContext.ts';
import { resumeFreeSignUp } from '../free/followFreeSignUp.ts';
import type { SubmitResult } from '../Ordering.ts';
import { settlePlaced } from '../placed/settlePlaced.ts';

/**
 * Asks, on a page that takes no payment, what became of an order that no page has seen the end of.
 * Returns whether the page followed one.
 */
export async function resumeUnpaid(
  context: FlowContext,
  run: (work: () => Promise<SubmitResult>) => Promise<void>,
): Promise<boolean> {
  const { config, isSignUp } = context.stores;
  if (config.view === 'placed') await settlePlaced(context);
  return isSignUp && resumeFreeSignUp(context, run);
}
