import { type Html, html } from '../../../core/markup/html.ts';
import type { StoredSubscription, SubscriptionOrder } from '../BillingRecord.ts';
import { type BillingEvent, eventsOf } from '../billingEvents.ts';
import { dayOf, moneyOf } from '../billingWords.ts';
import { chargesOf } from '../chargesOf.ts';
import { timeOf } from '../subscriptionTime.ts';
import { actionsFor, type ClockAction } from './moveOn.ts';

/** How many subscriptions are shown, the newest first. */
const SHOWN = 20;

const LABELS: Readonly<Record<ClockAction, string>> = {
  day: 'A day on',
  week: 'A week on',
  month: '31 days on',
  minutes: 'Use up the free minutes',
  renew: 'On to the next charge',
  decline: 'On to the next charge, declined',
  cancel: 'Cancel',
};

const HAPPENED: Readonly<Record<BillingEvent['kind'], string>> = {
  reminder: 'Told that the trial ends, and that this is charged then',
  charged: 'Charged',
  declined: 'Declined',
  cancelled: 'Ended',
};

/** The clock's page: every subscription with its own time, its events, and the possible actions. */
export function renderClock(all: readonly StoredSubscription[], now: Date): Html {
  const ordered = all.filter(({ order }) => order !== null).slice(0, SHOWN);
  return html`<div class="head"><div>
<h1>Clock</h1>
<p class="lead">Each subscription has a time of its own, which you move on: a trial becomes a bill, a bill is renewed or declined, and the mails come to the <a href="/sandbox/mailbox">mailbox</a>. The brands’ own pages stay at today’s time.</p>
</div></div>
${ordered.length === 0 ? html`<p class="panel clock-none">Nobody subscribes to anything yet. Sign up for something that is paid for, or for a trial with a card, and come back.</p>` : ordered.map((it) => subscription(it, now))}`;
}

function subscription(stored: StoredSubscription, now: Date): Html | null {
  const { id, order } = stored;
  if (order === null) return null;
  const time = timeOf(stored, now);
  const { next, status } = chargesOf(stored, time);
  const tone = status === 'ended' || status === 'unpaid' ? 'bad' : 'good';
  // A person may have several of one plan.
  const name = `${order.plan.id}, ${order.account.email}, ${order.orderNumber ?? id}`;
  return html`<section class="panel clock" aria-labelledby="${id}">
<div class="clock-line"><h2 id="${id}">${name}</h2><span class="chip ${tone}">${status}</span></div>
<p class="quiet">Its time is <strong>${dayOf(time.toISOString())}</strong>. ${
    next === null
      ? 'Nothing more is charged.'
      : `The next charge is ${moneyOf(next.amount, order)} on ${dayOf(next.at)}.`
  }</p>
<ol class="clock-events">${eventsOf(stored, time).past.map((event) => happened(event, order))}</ol>
${actions(stored, now)}</section>`;
}

function happened({ amount, at, kind }: BillingEvent, order: SubscriptionOrder): Html {
  const money = kind === 'cancelled' ? null : html`<span>${moneyOf(amount, order)}</span>`;
  return html`<li><time datetime="${at}">${dayOf(at)}</time><span>${HAPPENED[kind]}</span>${money}</li>`;
}

function actions(stored: StoredSubscription, now: Date): Html | null {
  const possible = actionsFor(stored, now);
  if (possible.length === 0) return null;
  const path = `/sandbox/clock/${encodeURIComponent(stored.attemptId)}`;
  return html`<div class="clock-actions">${possible.map(
    (action) =>
      html`<form method="post" action="${path}/${action}"><button class="button${action === 'cancel' ? ' danger' : ''}">${LABELS[action]}</button></form>`,
  )}</div>`;
}
