import type { ResendRequest } from '../../../core/contract/generated/calls.ts';
import { mapServerMessage } from '../../../core/rules/errors/mapServerMessage.ts';
import { placementsOf } from '../../../core/rules/visibility/placementsOf.ts';
import { resendActivationRequest } from '../../providers/calls/resendActivation.ts';
import type { FlowContext } from '../FlowContext.ts';

/**
 * Requests a new activation mail: with the old link's token, once, or for the address in the e-mail
 * field, which may be mistyped and so can be used repeatedly.
 */
export async function resendActivation(context: FlowContext): Promise<void> {
  const { activation, contact, submit } = context.stores;
  const { progress, token } = activation;
  if (progress === 'inProgress' || (progress === 'completed' && token !== null)) return;
  const { email } = contact;
  if (token === null && email.problem !== null) return email.showError(email.problem);
  activation.start();
  let sent: Sent = false;
  try {
    sent = await request(context, token, email.address);
  } finally {
    if (sent === 'waits') activation.wait();
    else activation.end(sent);
  }
  // The button that was pressed is gone.
  if (sent === true && token !== null) submit.requestFocus('message');
}

/** The pages whose own box asks a visitor who was taken for a robot for a tick. */
const ASKING: readonly string[] = ['activation', 'placed'];

/** Whether the request was accepted, or waits for the tick of a visitor who was taken for a robot. */
type Sent = boolean | 'waits';

async function request(
  { providers, stores: { brand, captcha, config, modal, submit } }: FlowContext,
  token: string | null,
  email: string,
): Promise<Sent> {
  function askForTick(): Sent {
    const isPlaced = placementsOf(brand.layout).some(({ widget }) => widget === 'robot-check');
    // The dialog after a sign-up has a box of its own, because it covers the page's.
    const isInDialog = modal.view === 'success';
    // A brand's own page may have no place for the box.
    if (!isInDialog && !(isPlaced && ASKING.includes(config.view))) return false;
    captcha.showCheckbox('resend', !isInDialog);
    submit.requestFocus('robotCheck');
    return 'waits';
  }

  async function send(body: ResendRequest): Promise<Sent> {
    const answer = await providers.http(resendActivationRequest(body));
    if (answer.ok) return true;
    const { error } = answer;
    const isRobot = error.kind === 'refused' && mapServerMessage(error.message).kind === 'captcha';
    return isRobot ? askForTick() : false;
  }

  if (token !== null) return send({ token });
  const ticked = captcha.purpose === 'resend' ? captcha.token : null;
  if (ticked !== null) {
    captcha.hideCheckbox();
    // The box that was ticked is gone.
    submit.requestFocus('message');
    return send({ email, captchaToken: ticked, rVersion: 'visible' });
  }
  const proof = await providers.captcha.execute('EMAIL_EXISTS_CHECK');
  if (proof.ok) return send({ email, captchaToken: proof.value });
  return proof.error.kind === 'failed' ? askForTick() : false;
}
