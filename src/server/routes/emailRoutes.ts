import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EmailRequest, EmailResponse } from '../../core/contract/generated/calls.ts';
import { checkEmail } from '../commands/checkEmail.ts';
import { CallError } from '../errors/CallError.ts';
import { callContext } from '../http/callContext.ts';
import { callSchema } from '../http/callSchemas.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import { siteOf } from '../http/Site.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { answers } from './answers.ts';

/** The e-mail check, on the path that the brand uses. */
export function emailRoutes(app: FastifyInstance, deps: ServerDeps): void {
  for (const path of ['/email', '/v1/email'] as const) {
    app.post<{ Body: EmailRequest }>(path, {
      onRequest: [onlyOn(path), checkOrigin],
      schema: {
        tags: ['sign-up'],
        summary: 'Whether an address can sign up',
        body: callSchema('EmailRequest'),
        response: answers('EmailResponse'),
      },
      handler: async (request): Promise<EmailResponse> => {
        if (path === '/v1/email') checkHeader(request);
        const context = callContext(request, deps);
        const { emailStatus, isOwnFree } = await checkEmail(context, request.body);
        const message = isOwnFree ? 'SIGNED_UP_FOR_FREE' : emailStatus;
        return { success: true, message, data: { emailStatus } };
      },
    });
  }
}

/** On a brand that uses the other path, this one does not exist. */
function onlyOn(path: '/email' | '/v1/email') {
  return async (request: FastifyRequest): Promise<void> => {
    if (siteOf(request).built.brand.emailCheck.path !== path) {
      throw new CallError({ code: 'NOT_FOUND' });
    }
  };
}

/** The header repeats the address, percent-encoded when a header cannot contain it. */
function checkHeader(request: FastifyRequest<{ Body: EmailRequest }>): void {
  const header = request.headers['x-user-email'];
  if (typeof header === 'string' && decoded(header) === request.body.email) return;
  throw new CallError({ code: 'INVALID_REQUEST', because: 'header' });
}

function decoded(header: string): string {
  try {
    return decodeURI(header);
  } catch {
    return header;
  }
}
