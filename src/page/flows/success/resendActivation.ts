import type { ResendRequest } from '../../../core/contract/generated/calls.ts';
import { resendActivationRequest } from '../../providers/calls/resendActivation.ts';
import type { FlowContext } from '../FlowContext.ts';

/**
 * Requests a new activation mail: with the old link's token, once, or for the address in the e-mail
 * field, which may be mistyped and so can be used repeatedly.
 */
export async function resendActivation(context: FlowContext): Promise<void> {
  const { activation, contact } = context.stores;
  const { progress, token } = activation;
  if (progress === 'inProgress' || (progress === 'completed' && token !== null)) return;
  const { email } = contact;
  if (token === null && email.problem !== null) return email.showError(email.problem);
  activation.start();
  let sent = false;
  try {
    sent = await request(context, token, email.address);
  } finally {
    activation.end(sent);
  }
}

async function request(
  { providers }: FlowContext,
  token: string | null,
  email: string,
): Promise<boolean> {
  let body: ResendRequest;
  if (token === null) {
    const captcha = await providers.captcha.execute('EMAIL_EXISTS_CHECK');
    if (!captcha.ok) return false;
    body = { email, captchaToken: captcha.value };
  } else {
    body = { token };
  }
  return (await providers.http(resendActivationRequest(body))).ok;
}
