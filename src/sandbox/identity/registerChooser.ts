import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SOCIAL_PROVIDERS } from '../../core/contract/SocialProvider.ts';
import { SANDBOX_SOCIAL } from '../../core/contract/sandbox/sandboxSocial.ts';
import type { Html } from '../../core/markup/html.ts';
import { fieldsOf } from '../acceptForms.ts';
import { PAGE_CSP, sandboxPage } from '../look/sandboxPage.ts';
import { choose } from './choose.ts';
import type { IdentityParts } from './IdentityParts.ts';
import { readAuthorization } from './readAuthorization.ts';
import { PROVIDER_NAMES, renderChooser, renderRefusal } from './renderChooser.ts';

/** The half for browsers, on the brand's own host: each provider's page with people to choose from. */
export function registerChooser(
  app: FastifyInstance,
  parts: IdentityParts,
  countMessages: () => number,
): void {
  const stylesheet = readFileSync(join(import.meta.dirname, 'identity.css'), 'utf8');
  app.get(`${SANDBOX_SOCIAL.pages}/identity.css`, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').type('text/css').send(stylesheet),
  );

  function page(request: FastifyRequest, reply: FastifyReply, title: string, body: Html) {
    return reply
      .header('content-security-policy', PAGE_CSP)
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage({
          title,
          place: 'home',
          host: request.host,
          messages: countMessages(),
          body,
          styles: [`${SANDBOX_SOCIAL.pages}/identity.css`],
        }),
      );
  }

  for (const provider of SOCIAL_PROVIDERS) {
    const path = `${SANDBOX_SOCIAL.pages}/${provider}`;
    const title = `The local ${PROVIDER_NAMES[provider]}`;

    app.get(path, (request, reply) => {
      const parameters = new URLSearchParams(request.url.split('?')[1] ?? '');
      const asked = readAuthorization(provider, parameters, request.host);
      if (asked.ok) return page(request, reply, title, renderChooser(asked.value, parameters));
      return page(request, reply.code(400), title, renderRefusal(provider, asked.error));
    });

    app.post(path, (request, reply) => {
      const fields = fieldsOf(request.body);
      const asked = readAuthorization(provider, fields, request.host);
      const refusal = asked.ok ? 'no account was chosen' : asked.error;
      const back = asked.ok ? choose(asked.value, fields, parts) : null;
      if (back !== null) return reply.redirect(back.href, 303);
      return page(request, reply.code(400), title, renderRefusal(provider, refusal));
    });
  }
}
