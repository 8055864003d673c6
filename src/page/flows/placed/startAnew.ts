import { startAnewRequest } from '../../providers/calls/startAnew.ts';
import type { FlowContext } from '../FlowContext.ts';
import { isSessionEnded } from '../failures/isSessionEnded.ts';

/**
 * Tells the server to show the session's form again, and reloads the page. A session that has ended
 * has no order to show.
 */
export async function startAnew({ stores, providers }: FlowContext): Promise<void> {
  const { submit } = stores;
  if (submit.isBusy) return;
  submit.start();
  const answer = await providers.http(startAnewRequest());
  submit.end('notInProgress');
  if (answer.ok || isSessionEnded(answer.error)) providers.reload();
  else submit.showFailure('TIMED_OUT');
}
