import { html } from '../../core/markup/html.ts';
import type { Challenge } from './readChallenge.ts';

/**
 * The bank's page in a challenge's frame: the merchant and the amount, a code field, and three ways
 * to answer. Hidden until its script runs, because an earlier press would be lost.
 */
export function renderBankPage(challenge: Challenge): string {
  const { transactionId, amount, currency, lastFour, cardType, merchant } = challenge;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local bank: confirm your payment</title>
<link rel="stylesheet" href="/sandbox/cardinal/bank.css">
<script type="module" src="/sandbox/cardinal/bank.js"></script>
</head>
<body>
<main hidden>
<p class="bank">Local bank</p>
<h1>Confirm your payment</h1>
<dl>
<div><dt>To</dt><dd>${merchant}</dd></div>
<div><dt>Amount</dt><dd>${amount} ${currency}</dd></div>
<div><dt>Card</dt><dd>${cardType} ending in ${lastFour}</dd></div>
</dl>
<form data-transaction="${transactionId}">
<div class="field">
<label for="code">Security code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" aria-describedby="hint message">
<p id="message" role="alert"></p>
<p id="hint">In this local stand-in the code is 1234.</p>
</div>
<div class="ways">
<button type="submit">Confirm</button>
<button type="button" data-answer="failed">Fail</button>
<button type="button" data-answer="cancelled">Cancel</button>
</div>
</form>
</main>
</body>
</html>
`.markup;
}
