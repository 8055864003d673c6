import type { FastifyInstance } from 'fastify';
import { html } from '../../core/markup/html.ts';
import { PAGE_CSP, sandboxPage } from './sandboxPage.ts';

/** Answers unknown addresses: with a page for clients that read HTML, with JSON for others. */
export function registerNotFound(app: FastifyInstance, countMessages: () => number): void {
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    if (!(request.headers.accept ?? '').includes('text/html')) {
      return reply.send({ error: 'There is nothing here.' });
    }
    const body = html`<h1>There is nothing here</h1>
<p class="lead">The address may be mistyped, or the mailbox was emptied since. <a href="/sandbox/mailbox">Open the mailbox</a></p>`;
    return reply
      .header('content-security-policy', PAGE_CSP)
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage({
          title: 'Nothing here',
          place: 'home',
          host: request.host,
          messages: countMessages(),
          body,
        }),
      );
  });
}
