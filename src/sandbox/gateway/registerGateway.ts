import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Html, html } from '../../core/markup/html.ts';
import { PAGE_CSP, sandboxPage } from '../look/sandboxPage.ts';
import type { GatewaySection } from './GatewaySection.ts';

/** A browser asks for HTML explicitly. A client that names only JSON gets JSON. */
function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

function renderSection(section: GatewaySection): Html {
  const { id, title } = section;
  const count = section.records().length;
  const shown = count === 0 ? null : html`<span class="count">${count}</span>`;
  return html`<section class="panel" aria-labelledby="${id}"><h2 id="${id}">${title}${shown}</h2>
${section.render()}</section>`;
}

/** The records of the payment providers' stand-ins: a page for people, JSON for tests. */
export function registerGateway(
  app: FastifyInstance,
  sections: readonly GatewaySection[],
  countMessages: () => number,
): void {
  const stylesheet = readFileSync(join(import.meta.dirname, 'gateway.css'), 'utf8');
  app.get('/sandbox/gateway.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').type('text/css').send(stylesheet),
  );

  app.get('/sandbox/gateway', (request, reply) => {
    if (wantsJson(request)) {
      return reply.send(
        Object.fromEntries(sections.map((section) => [section.key, section.records()] as const)),
      );
    }
    const body = html`<div class="head"><div>
<h1>Payments</h1>
<p class="lead">What the payment providers’ stand-ins recorded. No card number, CVV or bank account’s number is kept, and no money moves.</p>
</div></div>
<div class="gateway">${sections.map(renderSection)}</div>`;
    return reply
      .header('content-security-policy', PAGE_CSP)
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage({
          title: 'Payments',
          place: 'gateway',
          host: request.host,
          messages: countMessages(),
          body,
          styles: ['/sandbox/gateway.css'],
        }),
      );
  });
}
