import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sandboxCard } from '../../../../tests/factories/brands/sandboxCard.ts';
import { PAYMENT_METHODS } from '../../../core/rules/paymentMethods/paymentMethods.ts';
import { renderSandboxIndex } from './renderSandboxIndex.ts';
import type { SandboxCard } from './SandboxCard.ts';

function render(...cards: SandboxCard[]) {
  return renderSandboxIndex({ cards, others: 0, port: 4000, takenEmail: 'taken@example.com' });
}

/** The addresses of the links with this text, as a browser would read them. */
function linksCalled(text: string, html: string): string[] {
  return Array.from(html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>([^<]*)<\/a>/g))
    .filter(([, , label]) => label === text)
    .map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

test("every sign-up type is a link to the brand's own host", () => {
  const { html } = render(sandboxCard());
  expect([...linksCalled('Free', html), ...linksCalled('No card', html)]).toEqual([
    'http://slotbook.localhost:4000/signup?signupType=free',
    'http://slotbook.localhost:4000/signup?signupType=noCardSignup',
  ]);
});

test('a brand without a type that can be used still has its page as a link', () => {
  const { html } = render(sandboxCard({ signupTypes: [] }));
  expect(linksCalled('See the page', html)).toEqual(['http://slotbook.localhost:4000/signup']);
});

test.each(['Human', 'Robot', 'Invalid', 'Blocked'])('the captcha scenario %s is a link', (name) => {
  expect(linksCalled(name, render(sandboxCard()).html)).toEqual([
    `http://slotbook.localhost:4000/sandbox/captcha/${name.toLowerCase()}?return=/signup`,
  ]);
});

test('the ways to pay are links, where a type is paid for', () => {
  const uk = sandboxCard({ signupTypes: ['free', 'paid'], methods: ['CC', 'GC'] });
  expect(linksCalled('Direct Debit', render(uk).html)).toEqual([
    'http://slotbook.localhost:4000/signup?signupType=paid&gc=true',
  ]);
  expect(linksCalled('Bank debit', render(uk).html)).toEqual([]);
  expect(linksCalled('Card', render(sandboxCard()).html)).toEqual([]);
});

test('the e-mail addresses worth trying are links', () => {
  const { html } = render(sandboxCard());
  expect([...linksCalled('Taken', html), ...linksCalled('Own domain', html)]).toEqual([
    'http://slotbook.localhost:4000/signup?email=taken%40example.com',
    'http://slotbook.localhost:4000/signup?email=someone%40slotbook.example',
  ]);
});

test('every payment method has its test values, with a link to a page that accepts them', () => {
  const { html } = render(
    sandboxCard({ signupTypes: ['free', 'paid'], methods: ['CC', 'ACH', 'GC'] }),
  );
  const page = 'http://slotbook.localhost:4000/signup?signupType=paid';
  expect(linksCalled('Approved: 4111 1111 1111 1111', html)).toEqual([page]);
  expect(linksCalled('Accepted: 071000013 · 1000000000', html)).toEqual([`${page}&ach=true`]);
  expect(linksCalled('Accepted: 200000 · 55779911', html)).toEqual([`${page}&gc=true`]);
  expect(linksCalled('Payments', html)).toEqual(['/sandbox/gateway']);
});

test('what an address can ask for names each way to pay', () => {
  const { html } = render(sandboxCard());
  const parameters = Object.values(PAYMENT_METHODS).flatMap(({ parameter }) => parameter ?? []);
  for (const name of parameters) expect(html).toContain(`, <code>${name}=true</code>`);
  expect(html).toContain('<dd><code>signupType=</code>, <code>planId=</code>, ');
});

test('a brand without payments lists no card', () => {
  expect(render(sandboxCard()).html).not.toMatch(/\b4111/);
});

test('the contact link carries a contact that can be read back', () => {
  const [link = ''] = linksCalled('Filled in', render(sandboxCard()).html);
  const contact = new URL(link).searchParams.get('contact') ?? '';
  expect(JSON.parse(Buffer.from(contact, 'base64').toString())).toMatchObject({
    fullName: 'Ana Example',
    email: 'ana@example.com',
  });
});

test('the hash given for the policy is that of the one style in the page', () => {
  const { html, styleHash } = render(sandboxCard(), sandboxCard({ id: 'other' }));
  const styles = Array.from(
    html.matchAll(/<style>([\s\S]*?)<\/style>/g),
    ([, style = '']) => style,
  );
  const hashes = styles.map((style) => createHash('sha256').update(style).digest('base64'));
  expect(hashes.map((hash) => `'sha256-${hash}'`)).toEqual([styleHash]);
});

test('the markup contains no inline style or script', () => {
  const { html } = render(sandboxCard());
  expect(html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
});

test("each card has its brand's colours, in both schemes where it has both", () => {
  const dark = { 'color-scheme': 'dark', '--c-accent': '#a79bff' };
  const { html } = render(
    sandboxCard(),
    sandboxCard({ id: 'facetable', theme: { light: { '--c-accent': '#4a34e0' }, dark } }),
  );
  expect(html).toContain('.brand-slotbook{--c-accent:#0a7048;--c-surface:#fbfbf7;}');
  expect(html).toContain(
    '@media (prefers-color-scheme:dark){.brand-facetable{color-scheme:dark;--c-accent:#a79bff;}}',
  );
});

test('a theme value that is more than a value never reaches the style', () => {
  const { html } = render(
    sandboxCard({ theme: { light: { '--c-ink': '</style><script>', '--c-accent': '#fff;}*{' } } }),
  );
  expect(html).toContain('.brand-slotbook{}');
});

test('texts of a brand are escaped', () => {
  const { html } = render(sandboxCard({ name: '<b>"A"</b>', heading: 'Q & A' }));
  expect(html).toContain('aria-label="&lt;b&gt;&quot;A&quot;&lt;/b&gt;"');
  expect(html).toContain('<p>Q &amp; A</p>');
});

test('brands are below their category, the plain id before its countries', () => {
  const { html } = render(
    sandboxCard({ id: 'slotbook-ca', name: 'Slotbook CA' }),
    sandboxCard({ id: 'chatmoor', name: 'Chatmoor', category: 'liveChat' }),
    sandboxCard(),
  );
  const order = Array.from(
    html.matchAll(/<h2>([^<]+)|aria-label="([^"]+)"/g),
    ([, h, label]) => h ?? label,
  );
  expect(order).toEqual([
    'Sandbox',
    'Appointment scheduling',
    'Slotbook',
    'Slotbook CA',
    'Live chat',
    'Chatmoor',
    'Values to try',
  ]);
});

test('brands that are too many to show are counted', () => {
  const cards = [sandboxCard()];
  const { html } = renderSandboxIndex({
    cards,
    others: 9900,
    port: 4000,
    takenEmail: 'a@b.example',
  });
  expect(html).toContain('<h1>9901 brands, one sign-up</h1>');
  expect(html).toContain(
    '9900 more answer on <code>http://&lt;id&gt;.localhost:4000/signup</code>, without accounts',
  );
});

test('links to a start page where the brand has one', () => {
  const { html } = render(sandboxCard({ hasStartPage: true }));
  expect(linksCalled('Start page', html)).toEqual(['http://slotbook.localhost:4000/start-now']);
});
