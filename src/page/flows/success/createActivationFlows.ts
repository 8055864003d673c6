import type { ResendRequest } from '../../../core/contract/generated/calls.ts';
import { mapServerMessage } from '../../../core/rules/errors/mapServerMessage.ts';
import { placementsOf } from '../../../core/rules/visibility/placementsOf.ts';
import { formatDuration } from '../../../core/texts/formatDuration.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { activationRequest } from '../../providers/calls/activation.ts';
import type { CallError, Pause } from '../../providers/calls/CallError.ts';
import { resendActivationRequest } from '../../providers/calls/resendActivation.ts';
import type { FlowContext } from '../FlowContext.ts';
import type { Flows } from '../Flows.ts';
import { orderAddress } from './orderAddress.ts';

/** The presses about an activation link. In one file, because both say when to try again. */
export function createActivationFlows(
  context: FlowContext,
): Pick<Flows, 'activate' | 'resendActivation'> {
  return {
    activate: () => activate(context),
    resendActivation: () => resendActivation(context),
  };
}

/** Returns when a failed call can be repeated, in words; empty if the server does not say. */
function sayPause({ stores: { brand, texts } }: FlowContext, error: CallError): string {
  const { retryAfter }: Pause = 'retryAfter' in error ? error : {};
  if (retryAfter === undefined) return '';
  return formatText(texts.tryAgainIn, { time: formatDuration(retryAfter, brand.locale) });
}

/** Uses the activation link, and redirects the browser that signed up. */
async function activate(context: FlowContext): Promise<void> {
  const { providers, stores } = context;
  const { activation, submit } = stores;
  const { progress, token } = activation;
  if (progress === 'inProgress' || token === null) return;
  activation.start();
  const answer = await providers.http(activationRequest({ token }));
  if (!answer.ok) {
    activation.end(false, sayPause(context, answer.error));
    return;
  }
  const { outcome, redirectUrl } = answer.value;
  activation.tell(outcome);
  // The button that was pressed is gone.
  submit.requestFocus('message');
  if (redirectUrl !== null) providers.navigate(redirectUrl);
}

/**
 * Requests a new activation mail: with the old link's token, once, or for the address in the e-mail
 * field, which may be mistyped and so can be used repeatedly.
 */
async function resendActivation(context: FlowContext): Promise<void> {
  const { activation, contact, submit } = context.stores;
  const { progress, token } = activation;
  if (progress === 'inProgress' || (progress === 'completed' && token !== null)) return;
  const { email } = contact;
  if (token === null && email.problem !== null) return email.showError(email.problem);
  activation.start();
  let sent: Sent = FAILED;
  try {
    sent = await request(context, token, email.address);
  } finally {
    if (sent === 'waits') activation.wait();
    else activation.end(sent === 'sent', sent === 'sent' ? '' : sent.pause);
  }
  // The button that was pressed is gone.
  if (sent === 'sent' && token !== null) submit.requestFocus('message');
}

/** The pages whose own box asks a visitor who was taken for a robot for a tick. */
const ASKING: readonly string[] = ['activation', 'placed'];

/**
 * Whether the request was accepted, waits for the tick of a visitor who was taken for a robot, or
 * failed, with the words about when to repeat it.
 */
type Sent = 'sent' | 'waits' | { readonly pause: string };

const FAILED: Sent = { pause: '' };

async function request(context: FlowContext, token: string | null, email: string): Promise<Sent> {
  const { providers, stores } = context;
  const { brand, captcha, config, modal, session, submit } = stores;

  function askForTick(): Sent {
    const isPlaced = placementsOf(brand.layout).some(({ widget }) => widget === 'robot-check');
    // A brand's own page may have no place for the box.
    if (!isPlaced) return FAILED;
    if (modal.view === 'success') {
      // The dialog makes the rest of the document inert, and with it the captcha's pictures. The
      // order's page has the same button, and no dialog.
      providers.navigate(orderAddress(session));
      return 'waits';
    }
    if (!ASKING.includes(config.view)) return FAILED;
    captcha.showCheckbox('resend');
    submit.requestFocus('robotCheck');
    return 'waits';
  }

  async function send(body: ResendRequest): Promise<Sent> {
    const answer = await providers.http(resendActivationRequest(body));
    if (answer.ok) return 'sent';
    const { error } = answer;
    const isRobot = error.kind === 'refused' && mapServerMessage(error.message).kind === 'captcha';
    return isRobot ? askForTick() : { pause: sayPause(context, error) };
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
  return proof.error.kind === 'failed' ? askForTick() : FAILED;
}
