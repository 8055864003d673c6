import type { FlowContext } from '../FlowContext.ts';
import { resumeFreeSignUp } from '../free/followFreeSignUp.ts';
import type { SubmitResult } from '../Ordering.ts';
import { settlePlaced } from '../placed/settlePlaced.ts';

/**
 * On a page without payment, asks for the outcome of an order that an earlier page left open.
 * Returns whether it followed one.
 */
export async function resumeUnpaid(
  context: FlowContext,
  run: (work: () => Promise<SubmitResult>) => Promise<void>,
): Promise<boolean> {
  const { config, isSignUp } = context.stores;
  if (config.view === 'placed') await settlePlaced(context);
  return isSignUp && resumeFreeSignUp(context, run);
}
