import { CallError } from '../errors/CallError.ts';
import type { CallContext } from '../http/callContext.ts';
import type { AttemptAnswer } from '../orders/answerOrder.ts';
import type { Order, OrderSteps } from '../orders/Order.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { networkOf } from '../security/networkOf.ts';
import { type CaptchaProof, passCaptcha } from './passCaptcha.ts';

export interface TriedSteps extends Pick<OrderSteps, 'prepare'> {
  readonly captcha: CaptchaProof;
}

/**
 * Places an order of a visitor who has to pass a captcha. Tries are counted over all brands,
 * because someone testing stolen cards moves from brand to brand. Declines are counted by payment
 * account: after too many, every payer has to tick the checkbox, but none is refused. Throws
 * CallError.
 */
export async function placeTriedOrder(
  context: CallContext,
  order: Order,
  { captcha, prepare }: TriedSteps,
): Promise<AttemptAnswer> {
  const { deps, ip, session } = context;
  if (order.instrument === null) {
    return placeOrder(deps, order, { admit: () => passCaptcha(context, captcha), prepare });
  }
  const { rateLimits } = deps;
  await rateLimits.use('cardTryByIp', networkOf(ip));
  await rateLimits.use('cardTryBySession', session.id);
  return placeOrder(deps, order, {
    prepare,
    async admit() {
      await assertTicked(context, order, captcha);
      await passCaptcha(context, captcha);
    },
  });
}

async function assertTicked(
  { deps }: CallContext,
  { paymentAccount }: Order,
  { variant }: CaptchaProof,
): Promise<void> {
  if (variant === 'visible') return;
  const isTried = await deps.rateLimits.isUsedUp('declineByPaymentAccount', paymentAccount);
  if (isTried) throw new CallError({ code: 'CAPTCHA_REFUSED' });
}
