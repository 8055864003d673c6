import type { FastifyInstance } from 'fastify';
import type { PlainResponse } from '../../../core/contract/generated/calls.ts';
import { countSocial } from '../../commands/social/startSocial.ts';
import { callContext } from '../../http/callContext.ts';
import { checkOrigin } from '../../http/checkOrigin.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { forgetSocial } from '../../storage/social/forgetSocial.ts';
import { answers } from '../answers.ts';

/** Used by a visitor who is not the person from Google or Facebook, as on a shared computer. */
export function forgetSocialRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post('/auth/forget', {
    onRequest: checkOrigin,
    schema: {
      tags: ['social sign-up'],
      summary: 'Forget whom a provider named in this session',
      body: { type: 'object', additionalProperties: false },
      response: answers('PlainResponse'),
    },
    handler: async (request): Promise<PlainResponse> => {
      const context = callContext(request, deps);
      await countSocial(context);
      await forgetSocial(deps.database, context.session.id);
      return { success: true, message: 'IDENTITY_FORGOTTEN' };
    },
  });
}
