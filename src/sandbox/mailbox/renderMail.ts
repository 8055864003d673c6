import { type Html, html } from '../../core/markup/html.ts';
import type { MailAddress, StoredMail } from './Mail.ts';

function written({ name, address }: MailAddress): string {
  return name === '' ? address : `${name} <${address}>`;
}

function fact(label: string, value: string | Html): Html {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function htmlPart(mail: StoredMail): Html {
  const body =
    mail.html === ''
      ? html`<p class="quiet none">This mail has no HTML part.</p>`
      : html`<iframe title="The mail as its reader sees it" src="/sandbox/mailbox/${mail.id}/html" sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return html`<section class="panel part" aria-labelledby="html-part"><h2 id="html-part">HTML</h2>${body}</section>`;
}

function textPart(mail: StoredMail): Html {
  const body =
    mail.text === ''
      ? html`<p class="quiet none">This mail has no text part.</p>`
      : html`<pre tabindex="0" aria-label="The text part">${mail.text}</pre>`;
  return html`<section class="panel part" aria-labelledby="text-part"><h2 id="text-part">Text</h2>${body}</section>`;
}

/** Renders a mail's HTML part as a page. Its links open in the whole window instead of the frame. */
export function renderMailHtml(markup: string): string {
  const base = '<base target="_top">';
  const head = /<head(?:\s[^>]*)?>/i;
  if (head.test(markup)) return markup.replace(head, (tag) => tag + base);
  return `<!doctype html><meta charset="utf-8">${base}${markup}`;
}

/** Renders one mail: its headers, and both parts side by side. `zone` is an IANA name. */
export function renderMail(mail: StoredMail, zone: string): Html {
  const date = new Date(mail.date).toLocaleString('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  });
  return html`<p class="back"><a href="/sandbox/mailbox">← Mailbox</a></p>
<h1>${mail.subject || 'No subject'}</h1>
<dl class="facts">
${fact('From', written(mail.from))}
${fact('To', mail.to.map(written).join(', '))}
${fact('Date', html`<time datetime="${mail.date}">${date}</time>`)}
${fact('Source', html`<a href="/sandbox/mailbox/${mail.id}/raw">Raw message</a>`)}
</dl>
<div class="parts">${htmlPart(mail)}${textPart(mail)}</div>`;
}
