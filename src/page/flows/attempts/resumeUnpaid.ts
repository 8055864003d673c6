import type { FlowContext } from '../FlowContext.ts';
import { resumeFreeSignUp } from '../followFreeSignUp.ts';
import type { SubmitResult } from '../Ordering.ts';
import { settlePlaced } from '../placed/settlePlaced.ts';

/** Asks, on a page that takes no payment, what became of an order that no page has seen the end of. */
export async function resumeUnpaid(
  context: FlowContext,
  run: (work: () => Promise<SubmitResult>) => Promise<void>,
): Promise<void> {
  const { config, isSignUp } = context.stores;
  if (config.view === 'placed') await settlePlaced(context);
  else if (isSignUp) await resumeFreeSignUp(context, run);
}
