import { type Html, html } from '../../core/markup/html.ts';
import { TEST_ACCOUNT } from './bankDetails.ts';
import type { BillingRequest, BillingRequestFlow } from './GoCardlessResource.ts';

/** Hidden until its script runs, because an earlier press would be lost. */
function page(title: string, body: Html, outcome: string): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/gocardless/flow.css">
<script type="module" src="/sandbox/gocardless/flow.js"></script>
</head>
<body data-outcome="${outcome}">
<main hidden>
<p class="brand">A local stand-in for GoCardless</p>
${body}
</main>
</body>
</html>
`.markup;
}

interface FieldOf {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly autocomplete: string;
  readonly digits?: true;
}

function field({ name, label, value, autocomplete, digits }: FieldOf): Html {
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}"${
    digits ? html` inputmode="numeric"` : null
  } aria-describedby="${name}-problem" required>
<p class="problem" id="${name}-problem"></p></div>`;
}

/** The form in the drop-in's frame: details, then a review, then done. */
export function renderFlow(flow: BillingRequestFlow, request: BillingRequest): string {
  if (request.status === 'fulfilled') {
    const done = html`<h1 tabindex="-1">Your Direct Debit is set up</h1>
<p>There is nothing more to do here.</p>
<div class="actions"><button type="button" class="main" id="finish">Continue</button></div>`;
    return page('Direct Debit set up', done, 'fulfilled');
  }
  const customer = flow.prefilled_customer;
  const { sortCode, accountNumber } = TEST_ACCOUNT;
  return page(
    'Set up a Direct Debit',
    html`<form id="details" novalidate>
<h1 tabindex="-1">Set up a Direct Debit</h1>
<p>${request.mandate_request.description ?? 'Pay from your bank account.'}</p>
<div class="pair">${field({ name: 'givenName', label: 'First name', value: customer?.given_name ?? '', autocomplete: 'given-name' })}
${field({ name: 'familyName', label: 'Last name', value: customer?.family_name ?? '', autocomplete: 'family-name' })}</div>
${field({ name: 'email', label: 'Email', value: customer?.email ?? '', autocomplete: 'email' })}
<div class="pair">${field({ name: 'sortCode', label: 'Sort code', value: '', autocomplete: 'off', digits: true })}
${field({ name: 'accountNumber', label: 'Account number', value: '', autocomplete: 'off', digits: true })}</div>
<p class="hint">Test values: ${sortCode} and ${accountNumber}. No bank is asked.</p>
<div class="actions"><button type="submit" class="main">Continue</button>
<button type="button" data-cancel>Cancel</button></div>
</form>
<section id="confirm" hidden>
<h1 tabindex="-1">Check your details</h1>
<dl><dt>Name</dt><dd data-shown="name"></dd><dt>Email</dt><dd data-shown="email"></dd>
<dt>Sort code</dt><dd data-shown="sortCode"></dd><dt>Account number</dt><dd data-shown="accountNumber"></dd></dl>
<p>By confirming you let payments be collected from this account. They are protected by the Direct Debit Guarantee.</p>
<div class="actions"><button type="button" class="main" id="set-up">Set up this Direct Debit</button>
<button type="button" id="change">Change details</button>
<button type="button" data-cancel>Cancel</button></div>
</section>
<p class="problem" id="trouble" role="alert"></p>`,
    'open',
  );
}

/** The page for a flow that does not exist, was cancelled or has expired. */
export function renderFlowGone(): string {
  const body = html`<h1 tabindex="-1">This Direct Debit form has run out</h1>
<p>Close it, and start again from the page that you came from.</p>
<div class="actions"><button type="button" class="main" data-cancel>Close</button></div>`;
  return page('Form run out', body, 'gone');
}
