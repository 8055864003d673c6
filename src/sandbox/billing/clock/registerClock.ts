import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PAGE_CSP, sandboxPage } from '../../look/sandboxPage.ts';
import type { MailStorage } from '../../mailbox/openMailStorage.ts';
import type { BillingStorage } from '../openBillingStorage.ts';
import { billingMail } from './billingMail.ts';
import { actionsFor, CLOCK_ACTIONS, moveOn } from './moveOn.ts';
import { renderClock } from './renderClock.ts';

export interface ClockParts {
  readonly storage: BillingStorage;
  readonly mail: MailStorage;
  readonly now: () => Date;
}

interface ActionRoute {
  readonly Params: { readonly attempt: string; readonly action: string };
}

/**
 * The clock: a page on which a person moves a subscription's time forward, as with a payment
 * provider's test clock, and sees what is billed. Its mails arrive in the mailbox.
 */
export function registerClock(app: FastifyInstance, { mail, now, storage }: ClockParts): void {
  const stylesheet = readFileSync(join(import.meta.dirname, 'clock.css'), 'utf8');
  app.get('/sandbox/clock.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').type('text/css').send(stylesheet),
  );

  app.get('/sandbox/clock', (request, reply) =>
    reply
      .header('content-security-policy', PAGE_CSP)
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage({
          title: 'Clock',
          place: 'clock',
          host: request.host,
          messages: mail.count(),
          body: renderClock(storage.subscriptions(), now()),
          styles: ['/sandbox/gateway.css', '/sandbox/clock.css'],
        }),
      ),
  );

  app.post<ActionRoute>('/sandbox/clock/:attempt/:action', (request, reply) => {
    const stored = storage.subscription(request.params.attempt);
    const action = CLOCK_ACTIONS.find((it) => it === request.params.action);
    if (stored === null || action === undefined) return reply.callNotFound();
    const { order } = stored;
    // An outdated page can send an action that is no longer possible, which is ignored.
    if (order !== null && actionsFor(stored, now()).includes(action)) {
      const moved = moveOn(stored, action, now());
      storage.saveSubscription(moved.stored);
      for (const event of moved.happened) {
        const delivery = billingMail(order, event);
        if (delivery !== null) mail.add(delivery);
      }
    }
    return reply.redirect(`/sandbox/clock#${encodeURIComponent(stored.id)}`, 303);
  });
}
