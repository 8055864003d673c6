import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../../core/markup/html.ts';
import { PAGE_CSP, sandboxPage } from '../look/sandboxPage.ts';
import type { MailStorage } from './openMailStorage.ts';
import { renderMail, renderMailHtml } from './renderMail.ts';
import { renderMailList } from './renderMailList.ts';

/**
 * The CSP of a mail in its frame: it can only be viewed. Images come from the mail itself or from
 * this machine.
 */
const MAIL_CSP = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data: 'self' http://localhost:* http://*.localhost:*",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join('; ');

interface OneMail {
  readonly Params: { readonly id: string };
}

interface MailFilter {
  readonly Querystring: { readonly to?: string | readonly string[] };
}

/** A browser asks for HTML explicitly. A client that names only JSON gets JSON. */
function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

/** The mailbox: pages for people, JSON for tests, and a way to empty it. */
export function registerMailbox(app: FastifyInstance, storage: MailStorage, now: () => Date): void {
  const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const stylesheet = `${file('mailList.css')}\n${file('mail.css')}`;
  const script = file('browser/watchMailbox.js');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  function page(
    request: FastifyRequest,
    reply: FastifyReply,
    title: string,
    body: Html,
    live = false,
  ) {
    const scripts = live ? ['/sandbox/watch-mailbox.js'] : [];
    return reply
      .header('content-security-policy', PAGE_CSP)
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage({
          title,
          place: 'mailbox',
          host: request.host,
          messages: storage.count(),
          body,
          styles: ['/sandbox/mailbox.css'],
          scripts,
        }),
      );
  }

  app.get('/sandbox/mailbox.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').type('text/css').send(stylesheet),
  );
  app.get('/sandbox/watch-mailbox.js', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').type('text/javascript').send(script),
  );

  app.get<MailFilter>('/sandbox/mailbox', (request, reply) => {
    const to = String(request.query.to ?? '').trim();
    const mails = storage.list(to);
    if (wantsJson(request)) return reply.send({ messages: mails });
    return page(request, reply, 'Mailbox', renderMailList({ mails, to, now: now(), zone }), true);
  });

  app.delete('/sandbox/mailbox', (_request, reply) => reply.send({ deleted: storage.empty() }));

  app.post('/sandbox/mailbox/empty', (_request, reply) => {
    storage.empty();
    return reply.redirect('/sandbox/mailbox', 303);
  });

  app.get<OneMail>('/sandbox/mailbox/:id', (request, reply) => {
    const mail = storage.find(Number(request.params.id));
    if (mail === null) return reply.callNotFound();
    if (wantsJson(request)) return reply.send(mail);
    return page(request, reply, mail.subject || 'No subject', renderMail(mail, zone));
  });

  app.get<OneMail>('/sandbox/mailbox/:id/html', (request, reply) => {
    const mail = storage.find(Number(request.params.id));
    if (mail === null || mail.html === '') return reply.callNotFound();
    return reply
      .header('content-security-policy', MAIL_CSP)
      .type('text/html; charset=utf-8')
      .send(renderMailHtml(mail.html));
  });

  app.get<OneMail>('/sandbox/mailbox/:id/raw', (request, reply) => {
    const raw = storage.raw(Number(request.params.id));
    if (raw === null) return reply.callNotFound();
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('text/plain; charset=utf-8')
      .send(Buffer.from(raw));
  });
}
