import { type Html, html } from '../../core/markup/html.ts';
import type { MailAddress, StoredMail } from './Mail.ts';
import { mailTime } from './mailTime.ts';

export interface MailListView {
  readonly mails: readonly StoredMail[];
  /** The only recipient to list; empty for all. */
  readonly to: string;
  readonly now: Date;
  readonly zone: string;
}

const TONES = 6;

/** Gives each sender one of a few colours, so that brands can be distinguished at a glance. */
function toneOf(address: string): number {
  return Array.from(address).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES;
}

function nameOf({ name, address }: MailAddress): string {
  return name || address || 'Unknown sender';
}

/** The first letter as it is seen, such as a joined emoji. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en').segment(name);
  return first?.segment.toUpperCase() ?? '';
}

function row(mail: StoredMail, { now, zone }: MailListView): Html {
  const name = nameOf(mail.from);
  const preview = mail.text.replace(/\s+/g, ' ').trim().slice(0, 160);
  return html`<li><a class="mail" href="/sandbox/mailbox/${mail.id}">
<span class="face tone-${toneOf(mail.from.address)}" aria-hidden="true">${initialOf(name)}</span>
<span class="who">${name} <span class="to">to ${mail.to.map((person) => person.address).join(', ')}</span></span>
<time datetime="${mail.date}">${mailTime(mail.date, now, zone)}</time>
<span class="what">${mail.subject || 'No subject'}</span>
<span class="gist">${preview}</span>
</a></li>`;
}

function emptyState(to: string): Html {
  const [title, hint] =
    to === ''
      ? ['No mail yet', 'Sign up on a brand’s page: its activation mail arrives here in a moment.']
      : [`No mail to ${to}`, 'It arrives here as soon as it is sent.'];
  return html`<div class="panel empty">
<svg viewBox="0 0 96 72" aria-hidden="true"><rect x="6" y="10" width="84" height="56" rx="8"/><path d="M8 16l40 28 40-28M8 62l26-26m54 26L62 36"/></svg>
<h2>${title}</h2>
<p class="quiet">${hint}</p>
</div>`;
}

function tools({ to, mails }: MailListView): Html {
  return html`<div class="tools">
<form action="/sandbox/mailbox" role="search"><label class="unseen" for="to">Recipient</label><input id="to" name="to" type="search" inputmode="email" autocomplete="off" spellcheck="false" placeholder="Recipient’s email" value="${to}"><button class="button">Filter</button></form>
${
  mails.length === 0
    ? null
    : html`<form method="post" action="/sandbox/mailbox/empty"><button class="button danger">Empty the mailbox</button></form>`
}
</div>`;
}

/**
 * Renders the mailbox's list, newest first, or its empty state. `data-newest` tells the page's
 * script which mail is the newest.
 */
export function renderMailList(view: MailListView): Html {
  const { mails, to } = view;
  const all = to === '' ? null : html` <a href="/sandbox/mailbox">Show all mail</a>`;
  return html`<div class="head"><div>
<h1>Mailbox</h1>
<p class="lead">Every mail that the product sends, kept on this machine.${all}</p>
</div>${tools(view)}</div>
<p class="unseen" role="status" id="mail-news"></p>
<div id="mails" data-newest="${mails[0]?.id ?? 0}">
${
  mails.length === 0
    ? emptyState(to)
    : html`<ol class="panel mails">${mails.map((mail) => row(mail, view))}</ol>`
}
</div>`;
}
