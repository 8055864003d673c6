import type { FastifyInstance } from 'fastify';
import type { ActivationRequest, ActivationResponse } from '../../core/contract/generated/calls.ts';
import { activate } from '../commands/account/activate.ts';
import { callSchema } from '../http/callSchemas.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { networkOf } from '../security/networkOf.ts';
import { signInOwnBrowser } from '../session/signInOwnBrowser.ts';
import { answers } from './answers.ts';

/**
 * The button on the activation page: activates the account, and signs in the browser that signed
 * up.
 */
export function activationRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post<{ Body: ActivationRequest }>('/activation', {
    onRequest: checkOrigin,
    schema: {
      tags: ['activation'],
      summary: 'Activate the account that a mailed link belongs to',
      body: callSchema('ActivationRequest'),
      response: answers('ActivationResponse'),
    },
    handler: async (request, reply): Promise<ActivationResponse> => {
      const { id } = siteOf(request).built.brand;
      await deps.rateLimits.use('activationPressByIp', `${id}/${networkOf(request.ip)}`);
      const { outcome, userId } = await activate(deps, id, request.body.token);
      const isActive = outcome === 'activated' || outcome === 'used';
      const redirectUrl =
        isActive && userId !== null ? await signInOwnBrowser(request, reply, deps, userId) : null;
      return { success: true, message: 'ACTIVATION', data: { outcome, redirectUrl } };
    },
  });
}
