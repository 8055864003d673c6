import { type Html, html } from '../../core/markup/html.ts';

function summary(messages: number): string {
  if (messages === 0) return 'No mail yet. Whatever the product sends lands here.';
  return messages === 1 ? 'One message is in it.' : `${messages} messages are in it.`;
}

/** The front page's section on the mailbox. */
export function mailboxSection(messages: number): Html {
  return html`<section class="panel" aria-labelledby="mailbox">
<h2 id="mailbox">Mailbox</h2>
<p class="quiet">${summary(messages)}</p>
<p class="actions"><a class="button" href="/sandbox/mailbox">Open the mailbox</a></p>
</section>`;
}
