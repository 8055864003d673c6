import { Html, type HtmlValue, html } from '../../core/markup/html.ts';

export type SandboxPlace = 'home' | 'gateway' | 'clock' | 'mailbox';

export interface SandboxPage {
  readonly title: string;
  readonly place: SandboxPlace;
  /** The host and port that the browser requested, such as slotbook.localhost:4000. */
  readonly host: string;
  /** The number of messages in the mailbox. */
  readonly messages: number;
  readonly body: Html;
  /** Addresses of stylesheets besides the common one, and of scripts. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
}

/** The CSP of a sandbox page: only its own files, and nothing inline. */
export const PAGE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const MARK = new Html(
  '<svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="#f0c27b"/>' +
    '<path d="M0 19c5 0 7-6 11.500-6S19 18 28 16v4a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="#c9822b"/>' +
    '<circle cx="20" cy="8" r="3" fill="#fff7e8"/></svg>',
);

/** The index of brands, which the server shows on plain localhost at the requested port. */
function indexAddress(host: string): string {
  const port = URL.parse(`http://${host}`)?.port ?? '';
  return port === '' ? 'http://localhost/' : `http://localhost:${port}/`;
}

function entry(href: string, label: HtmlValue, current: boolean): Html {
  return html`<li><a href="${href}"${current ? html` aria-current="page"` : null}>${label}</a></li>`;
}

/** Renders a complete sandbox page with the common look. */
export function sandboxPage(page: SandboxPage): string {
  const { place, messages } = page;
  const count = messages === 0 ? null : html` <span class="count">${messages}</span>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Sandbox</title>
<link rel="icon" href="/sandbox/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/look.css">
${(page.styles ?? []).map((href) => html`<link rel="stylesheet" href="${href}">`)}
${(page.scripts ?? []).map((src) => html`<script type="module" src="${src}"></script>`)}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar"><nav class="bar-inner" aria-label="Sandbox">
<a class="home" href="/sandbox">${MARK}<span>Sandbox</span></a>
<ul>
${entry(indexAddress(page.host), 'Brands', false)}
${entry('/sandbox', 'Providers', place === 'home')}
${entry('/sandbox/gateway', 'Payments', place === 'gateway')}
${entry('/sandbox/clock', 'Clock', place === 'clock')}
${entry('/sandbox/mailbox', html`Mailbox${count}`, place === 'mailbox')}
</ul>
</nav></header>
<main class="page" id="content">
${page.body}
</main>
<footer class="foot">Local providers: nothing on these pages leaves this machine.</footer>
</body>
</html>
`.markup;
}

/** The sandbox's mark as a separate icon. */
export const ICON = MARK.markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
