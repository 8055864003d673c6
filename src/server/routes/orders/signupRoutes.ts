import type { FastifyInstance } from 'fastify';
import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../core/contract/generated/calls.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { signUp } from '../../commands/sign-up/signUp.ts';
import { CallError } from '../../errors/CallError.ts';
import { callContext } from '../../http/callContext.ts';
import { callSchema } from '../../http/callSchemas.ts';
import { checkOrigin } from '../../http/checkOrigin.ts';
import { keepFirstPayer } from '../../orders/methods/direct-debit/directDebitOfPayer.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { attemptAnswers } from '../answers.ts';
import { IDEMPOTENCY_HEADER, keyHeaders } from './idempotencyKey.ts';
import { sendAttempt } from './sendAttempt.ts';

interface SignupCall {
  readonly Body: SignupRequest;
  readonly Headers: { readonly [IDEMPOTENCY_HEADER]?: string };
}

type SignupPath = (typeof SIGNUP_TYPES)[SignupType]['path'];

const SUMMARIES: Readonly<Record<SignupPath, string>> = {
  '/signup': 'A sign-up with a payment, or a trial whose card is kept',
  '/answeringService/signup': 'A sign-up for the answering service, with a payment',
  '/signup/free': 'A free sign-up',
  '/signup/freetrial': 'A trial without a card',
};

/** The sign-ups, each on its own path. */
export function signupRoutes(app: FastifyInstance, deps: ServerDeps): void {
  for (const path of keysOf(SUMMARIES)) {
    const types = keysOf(SIGNUP_TYPES).filter((type) => SIGNUP_TYPES[type].path === path);
    const isPaid = types.some((type) => SIGNUP_TYPES[type].needsPayment);
    app.post<SignupCall>(path, {
      onRequest: checkOrigin,
      schema: {
        tags: ['sign-up'],
        summary: SUMMARIES[path],
        headers: keyHeaders(isPaid),
        body: callSchema('SignupRequest'),
        response: attemptAnswers('SignupResponse'),
      },
      handler: async (request, reply) => {
        const { body, headers } = request;
        const type = types.find((it) => it === body.formState.signupType);
        if (type === undefined || (isPaid && !saysWhetherTrial(type, body))) {
          throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
        }
        const context = callContext(request, deps);
        const { email } = body.leadInfo;
        const { payment } = body.paymentRequest;
        keepFirstPayer(request, reply, context, { email, payment });
        const key = headers[IDEMPOTENCY_HEADER] ?? deps.newId();
        const answer = await signUp(context, { type, key, request: body });
        return sendAttempt(request, reply, context, answer);
      },
    });
  }
}

/** The call of a paid sign-up also says whether it is a trial. */
function saysWhetherTrial(type: SignupType, { paymentRequest }: SignupRequest): boolean {
  return paymentRequest.freeTrial === SIGNUP_TYPES[type].isTrial;
}
