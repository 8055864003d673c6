import type { FastifyInstance } from 'fastify';
import type { PlainResponse, ResendRequest } from '../../core/contract/generated/calls.ts';
import { resendActivation } from '../commands/account/resendActivation.ts';
import { resendToAddress } from '../commands/account/resendToAddress.ts';
import { openCallContext } from '../http/callContext.ts';
import { callSchema } from '../http/callSchemas.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { answers } from './answers.ts';

/**
 * Requests a new activation mail, by the old link or by the address that signed up. Needs no
 * session: who waits for a mail often comes back after a day, or from another device.
 */
export function resendRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post<{ Body: ResendRequest }>('/activation/resend', {
    onRequest: checkOrigin,
    schema: {
      tags: ['activation'],
      summary: 'Send the activation mail again',
      body: callSchema('ResendRequest'),
      response: answers('PlainResponse'),
    },
    handler: async (request): Promise<PlainResponse> => {
      const { body } = request;
      const context = openCallContext(request, deps);
      if ('token' in body) await resendActivation(context, body.token);
      else await resendToAddress(context, body);
      return { success: true, message: 'ACTIVATION_MAIL_SENT' };
    },
  });
}
