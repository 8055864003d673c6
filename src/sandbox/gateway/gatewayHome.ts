import { type Html, html } from '../../core/markup/html.ts';

/** The front page's section on the payment providers, with their test values. */
export function gatewayHome(transactions: number): Html {
  const summary =
    transactions === 0
      ? 'No payment yet. Whatever a brand charges is recorded here.'
      : `Payments recorded: ${transactions}.`;
  return html`<section class="panel" aria-labelledby="payments">
<h2 id="payments">Payments</h2>
<p class="quiet">${summary}</p>
<p class="quiet">Cards to try, with any CVV and 01/2030: <code>4111 1111 1111 1111</code> succeeds, <code>4000 0000 0000 2503</code> asks for the code 1234, <code>4000 0000 0000 2925</code> fails its check, <code>4000 1111 1111 1115</code> is declined, <code>3056 930902 5904</code> is of a kind that is not accepted.</p>
<p class="actions"><a class="button" href="/sandbox/gateway">Open the payments</a></p>
</section>`;
}
