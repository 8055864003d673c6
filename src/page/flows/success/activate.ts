import { activationRequest } from '../../providers/calls/activation.ts';
import type { FlowContext } from '../FlowContext.ts';

/** Uses the activation link, and redirects the browser that signed up. */
export async function activate({ providers, stores }: FlowContext): Promise<void> {
  const { activation, submit } = stores;
  const { progress, token } = activation;
  if (progress === 'inProgress' || token === null) return;
  activation.start();
  const answer = await providers.http(activationRequest({ token }));
  if (!answer.ok) {
    activation.end(false);
    return;
  }
  const { outcome, redirectUrl } = answer.value;
  activation.tell(outcome);
  // The button that was pressed is gone.
  submit.requestFocus('message');
  if (redirectUrl !== null) providers.navigate(redirectUrl);
}
