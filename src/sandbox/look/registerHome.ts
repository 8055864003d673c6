import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Html, html } from '../../core/markup/html.ts';
import { PAGE_CSP, sandboxPage } from './sandboxPage.ts';

/** A provider's section on the sandbox's front page. */
export type HomeSection = (request: FastifyRequest) => Html;

/** The sandbox's front page: one section per provider. */
export function registerHome(
  app: FastifyInstance,
  sections: readonly HomeSection[],
  countMessages: () => number,
): void {
  app.get('/', (_request, reply) => reply.redirect('/sandbox', 303));

  app.get('/sandbox/', (_request, reply) => reply.redirect('/sandbox', 303));

  app.get('/sandbox', (request, reply) => {
    const body = html`<div class="head"><div>
<h1>Local providers</h1>
<p class="lead">Stand-ins for the services that a sign-up needs. They speak the real providers’ protocols, so everything else runs as it would with them.</p>
</div></div>
<div class="sections">${sections.map((section) => section(request))}</div>`;
    return reply
      .header('content-security-policy', PAGE_CSP)
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage({
          title: 'Local providers',
          place: 'home',
          host: request.host,
          messages: countMessages(),
          body,
          styles: ['/sandbox/home.css'],
        }),
      );
  });
}
