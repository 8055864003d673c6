import { type Html, html } from '../../../core/markup/html.ts';
import { cardClass } from './cardStyles.ts';
import type { SandboxCard } from './SandboxCard.ts';
import type { TestGroup } from './TestGroup.ts';
import { testLinks } from './testLinks.ts';

const TYPE_NAMES: Readonly<Record<SandboxCard['signupTypes'][number], string>> = {
  paid: 'Paid',
  free: 'Free',
  noCardSignup: 'No card',
  freeTrial: 'Free trial',
  answeringService: 'Answering service',
};

const MARKET_NAMES: Readonly<Record<SandboxCard['market'], string>> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
};

function logo({ logo: { url, urlOnDark, width, height }, name, theme }: SandboxCard): Html {
  const image = html`<img src="${url}" width="${width}" height="${height}" alt="${name}" loading="lazy">`;
  if (urlOnDark === null || theme.dark === undefined) return image;
  return html`<picture><source srcset="${urlOnDark}" media="(prefers-color-scheme: dark)">${image}</picture>`;
}

function ways(card: SandboxCard, origin: string): Html {
  if (card.signupTypes.length === 0) {
    return html`<div class="ways"><a class="first" href="${origin}/signup">See the page</a></div>`;
  }
  const links = card.signupTypes.map(
    (type, index) =>
      html`<a${index === 0 ? html` class="first"` : null} href="${origin}/signup?signupType=${type}">${TYPE_NAMES[type]}</a>`,
  );
  const start = card.hasStartPage ? html`<a href="${origin}/start-now">Start page</a>` : null;
  return html`<div class="ways">${links}${start}</div>`;
}

function testGroup({ label, links }: TestGroup): Html {
  return html`<div><dt>${label}</dt><dd>${links.map((link) => html`<a href="${link.href}">${link.label}</a>`)}</dd></div>`;
}

/** One brand as a card in its own colours: logo, heading, ways to sign up and values to try. */
export function renderCard(card: SandboxCard, origin: string, takenEmail: string): Html {
  const { id, look, market } = card;
  const { signature, radius, type } = look;
  return html`<article class="card ${cardClass(id)} type-${type} radius-${radius} pattern-${signature.pattern}" aria-label="${card.name}">
<div class="top"><h3>${logo(card)}</h3><abbr class="market" title="${MARKET_NAMES[market]}">${market}</abbr></div>
<div class="poster"><p>${card.heading}</p></div>
${ways(card, origin)}
<details class="tests"><summary>Test values</summary><dl>${testLinks(card, origin, takenEmail).map(testGroup)}</dl></details>
</article>`;
}
