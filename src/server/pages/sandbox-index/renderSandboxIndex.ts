import { createHash } from 'node:crypto';
import { Html, html } from '../../../core/markup/html.ts';
import { METHOD_PARAMETERS } from '../../../core/rules/paymentMethods/methodParameters.ts';
import { cardStyles } from './cardStyles.ts';
import { INDEX_STYLES } from './indexStyles.ts';
import { renderCard } from './renderCard.ts';
import type { SandboxCard } from './SandboxCard.ts';

export interface SandboxIndex {
  readonly cards: readonly SandboxCard[];
  /** How many more brands there are than the index shows. */
  readonly others: number;
  /** The port that brands answer on, at <id>.localhost. */
  readonly port: number;
  /** An address that has an account at every brand. */
  readonly takenEmail: string;
}

/** A whole document, and the CSP source ('sha256-…', with its quotes) of the style in it. */
export interface RenderedIndex {
  readonly html: string;
  readonly styleHash: string;
}

const CATEGORIES: readonly (readonly [SandboxCard['category'], string])[] = [
  ['appointmentScheduling', 'Appointment scheduling'],
  ['videoConferencing', 'Video conferencing'],
  ['liveChat', 'Live chat'],
  ['learning', 'Learning management'],
  ['liveAnswer', 'Live answer'],
  ['receptionist', 'Receptionist'],
];

/** The number of columns for a group of cards that leaves few places empty. */
function columns(cards: number): number {
  return cards === 4 ? 2 : Math.min(cards, 3);
}

function group(name: string, cards: readonly SandboxCard[], index: SandboxIndex): Html {
  return html`<section class="group span-${columns(cards.length)}"><h2>${name}</h2>
${cards.map((card) => renderCard(card, `http://${card.id}.localhost:${index.port}`, index.takenEmail))}
</section>`;
}

function others({ others: count, port }: SandboxIndex): Html | string {
  if (count === 0) return '';
  return html`
<p class="lead">${count} more answer on <code>http://&lt;id&gt;.localhost:${port}/signup</code>, without accounts and leads to try.</p>`;
}

/** What an address can contain, as written in it. */
const QUERY = [
  'signupType=',
  'planId=',
  'email=',
  'contact=',
  'leadUniquePin=',
  'dealid=',
  'accountId=',
  ...METHOD_PARAMETERS.map((name) => `${name}=true`),
].map((text, index) => html`${index === 0 ? '' : ', '}<code>${text}</code>`);

function values({ takenEmail }: SandboxIndex): Html {
  return html`<section class="panel values" id="values"><h2>Values to try</h2>
<dl>
<div><dt>Mail</dt><dd>Every mail lands in the <a href="/sandbox/mailbox">mailbox</a>.</dd></div>
<div><dt>Payment</dt><dd>No money moves. Pay by the published test values of each brand; what the providers recorded is on the page <a href="/sandbox/gateway">payments</a>.</dd></div>
<div><dt>Time</dt><dd>The <a href="/sandbox/clock">clock</a> moves a subscription’s time on: a trial becomes a bill, renewals come or are declined.</dd></div>
<div><dt>An email that is taken</dt><dd><code>${takenEmail}</code>, on every brand. So is any address at a brand’s own domain.</dd></div>
<div><dt>A name that is refused</dt><dd>One with the word <code>escort</code> in it.</dd></div>
<div><dt>A password that holds</dt><dd>Eight characters with a letter and a number, such as <code>bakery2026</code>.</dd></div>
<div><dt>Captcha</dt><dd><code>human</code> passes unseen, <code>robot</code> and <code>invalid</code> get the checkbox, <code>blocked</code> has no script. Choose one on a brand’s card: it holds for that brand for a day.</dd></div>
<div><dt>Google and Facebook</dt><dd>A brand’s buttons lead to <a href="/sandbox#identity">people to choose from</a>: a new one, one whose address is taken, one without an email, or anybody you make up.</dd></div>
<div><dt>Query</dt><dd>${QUERY}</dd></div>
</dl></section>`;
}

/** The index of brands, on plain localhost while the sandbox is on: every brand as a card, grouped by category. */
export function renderSandboxIndex(index: SandboxIndex): RenderedIndex {
  const total = index.cards.length + index.others;
  const cards = index.cards.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const style = INDEX_STYLES + cardStyles(cards);
  const groups = CATEGORIES.map(
    ([category, name]) => [name, cards.filter((card) => card.category === category)] as const,
  ).filter(([, members]) => members.length > 0);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Brands · Sandbox</title>
<link rel="icon" href="/sandbox/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/look.css">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the brands</a>
<header class="bar"><nav class="bar-inner" aria-label="Sandbox">
<a class="home" href="/"><img src="/sandbox/icon.svg" width="28" height="28" alt=""><span>Sandbox</span></a>
<ul>
<li><a href="/" aria-current="page">Brands</a></li>
<li><a href="/sandbox">Providers</a></li>
<li><a href="/sandbox/gateway">Payments</a></li>
<li><a href="/sandbox/clock">Clock</a></li>
<li><a href="/sandbox/mailbox">Mailbox</a></li>
</ul>
</nav></header>
<main class="page" id="content">
<div class="head"><div>
<h1>${total === 1 ? 'One brand' : `${total} brands`}, one sign-up</h1>
<p class="lead">Each card opens a brand’s own page. Local providers stand behind it: nothing is charged, and no mail leaves this machine. <a href="#values">Values to try</a></p>${others(index)}
</div></div>
<div class="groups">
${groups.map(([name, members]) => group(name, members, index))}
${values(index)}
</div>
</main>
<footer class="foot">Local providers: nothing on these pages leaves this machine.</footer>
</body>
</html>
`;
  const hash = createHash('sha256').update(style).digest('base64');
  return { html: page.markup, styleHash: `'sha256-${hash}'` };
}
