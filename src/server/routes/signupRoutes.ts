import type { FastifyInstance } from 'fastify';
import type { SignupRequest, SignupResponse } from '../../core/contract/generated/calls.ts';
import { signIn } from '../commands/signIn.ts';
import { signUp } from '../commands/signUp.ts';
import { CallError } from '../errors/CallError.ts';
import { callContext } from '../http/callContext.ts';
import { callSchema } from '../http/callSchemas.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { startSession } from '../session/visitorSession.ts';
import { answers } from './answers.ts';

/** Sign-ups that take no payment, each on its own path. Serves Specification 7.0.4 and 7.0.5. */
const FREE_OF_CHARGE = [
  { path: '/signup/free', type: 'free', summary: 'A free sign-up' },
  { path: '/signup/freetrial', type: 'noCardSignup', summary: 'A trial without a card' },
] as const;

export function signupRoutes(app: FastifyInstance, deps: ServerDeps): void {
  for (const { path, summary, type } of FREE_OF_CHARGE) {
    app.post<{ Body: SignupRequest }>(path, {
      onRequest: checkOrigin,
      schema: {
        tags: ['sign-up'],
        summary,
        body: callSchema('SignupRequest'),
        response: answers('SignupResponse'),
      },
      handler: async (request, reply): Promise<SignupResponse> => {
        if (request.body.formState.signupType !== type) {
          throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
        }
        const context = callContext(request, deps);
        const data = await signUp(context, type, request.body);
        if (data.completion === 'activeAccount') {
          await signIn(context, startSession(request, reply, deps), data.userId);
        }
        return { status: true, success: true, message: 'SIGNED_UP', data };
      },
    });
  }
}
