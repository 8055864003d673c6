import type { FastifyInstance } from 'fastify';
import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../core/contract/generated/calls.ts';
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

interface SignupPath {
  readonly path: string;
  readonly summary: string;
  readonly types: readonly SignupType[];
  readonly isPaid: boolean;
}

const PATHS: readonly SignupPath[] = [
  {
    path: '/signup',
    types: ['paid', 'freeTrial'],
    isPaid: true,
    summary: 'A sign-up with a payment, or a trial whose card is kept',
  },
  {
    path: '/answeringService/signup',
    types: ['answeringService'],
    isPaid: true,
    summary: 'A sign-up for the answering service, with a payment',
  },
  { path: '/signup/free', types: ['free'], isPaid: false, summary: 'A free sign-up' },
  {
    path: '/signup/freetrial',
    types: ['noCardSignup'],
    isPaid: false,
    summary: 'A trial without a card',
  },
];

/** The sign-ups, each on its own path. */
export function signupRoutes(app: FastifyInstance, deps: ServerDeps): void {
  for (const { isPaid, path, summary, types } of PATHS) {
    app.post<SignupCall>(path, {
      onRequest: checkOrigin,
      schema: {
        tags: ['sign-up'],
        summary,
        headers: keyHeaders(isPaid),
        body: callSchema('SignupRequest'),
        response: attemptAnswers('SignupResponse'),
      },
      handler: async (request, reply) => {
        const { body, headers } = request;
        const type = types.find((it) => it === body.formState.signupType);
        if (type === undefined || (isPaid && body.paymentRequest.freeTrial !== isTrial(type))) {
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
function isTrial(type: SignupType): boolean {
  return type === 'freeTrial';
}
