import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { entryScript, renderPage } from './renderPage.tsx';

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

test('the page works before any script: heading, fields and button', () => {
  const page = pageOf(renderPage({ built: aBuiltBrand(), data: aPageData() }).html);
  expect(page.querySelector('h1')?.textContent).toBe('Create your account');
  expect(page.querySelector('button[type=submit]')?.textContent).toBe('Start now');
  expect(page.querySelector('label[for=email]')?.textContent).toBe('Email');
});

test("the script that starts every page is the page's own", () => {
  const page = pageOf(renderPage({ built: aBuiltBrand(), data: aPageData() }).html);
  expect(page.querySelector('script[src]')?.getAttribute('src')).toBe(entryScript);
});

test('every inline style is named by its hash', () => {
  const { html, styleHashes } = renderPage({ built: aBuiltBrand(), data: aPageData() });
  const hashes = [...pageOf(html).querySelectorAll('style')].map(
    (style) => `sha256-${createHash('sha256').update(style.textContent).digest('base64')}`,
  );
  expect(hashes).toEqual(styleHashes);
});

test('no element has a style or handler attribute, which the CSP would block', () => {
  const { html } = renderPage({ built: aBuiltBrand(), data: aPageData() });
  expect(pageOf(html).querySelector('[style], [onclick], [onsubmit]')).toBeNull();
});

test('the five JSON elements exist, and the brand has no members that a page may not know', () => {
  const page = pageOf(renderPage({ built: aBuiltBrand(), data: aPageData() }).html);
  const ids = [...page.querySelectorAll('script[type="application/json"]')].map((it) => it.id);
  expect(ids).toEqual([
    'brand-config',
    'session-info',
    'error-info',
    'captcha-site-keys',
    'page-config',
  ]);
  expect(page.getElementById('brand-config')?.textContent).not.toContain('paymentAccount');
});

test('the page is first painted when all visible content is there, so that no line moves', () => {
  const page = pageOf(renderPage({ built: aBuiltBrand(), data: aPageData() }).html);
  const expected = page.querySelector('link[rel=expect][blocking=render]')?.getAttribute('href');
  // A browser waits for the start of this element, so it must be the first after all visible content.
  const awaited = page.querySelector(expected ?? '#none');
  expect(awaited?.previousElementSibling?.querySelector('main')).toBeInstanceOf(HTMLElement);
  const after = [awaited, ...page.querySelectorAll(`${expected} ~ *`)].map((it) => it?.localName);
  expect(new Set(after)).toEqual(new Set(['script']));
});

test('no deferred script delays the first paint', () => {
  const page = pageOf(renderPage({ built: aBuiltBrand(), data: aPageData() }).html);
  const scripts = [...page.querySelectorAll('script:not([type="application/json"])')];
  expect(scripts.map((it) => it.getAttribute('async'))).toEqual(['']);
});

test('the font is requested after every script, never before one', () => {
  const page = pageOf(renderPage({ built: aBuiltBrand(), data: aPageData() }).html);
  const asked = [...page.querySelectorAll('link[rel=modulepreload], link[rel=preload]')];
  expect(asked.map((it) => [it.getAttribute('rel'), it.getAttribute('fetchpriority')])).toEqual([
    ['modulepreload', null],
    ['preload', 'low'],
  ]);
});

test('hostile text from the query is rendered as text', () => {
  const prefill = {
    fullName: '"><script>alert(1)</script>',
    companyName: '</script>',
    phoneNumber: '',
    email: '',
  };
  const data = aPageData({ sessionInfo: aSession({ prefill }) });
  const page = pageOf(renderPage({ built: aBuiltBrand(), data }).html);
  expect(page.querySelector('input[name=fullName]')?.getAttribute('value')).toBe(prefill.fullName);
  expect(page.querySelectorAll('script:not([type="application/json"])')).toHaveLength(1);
});

test("the theme's choices are on the html element, for the style sheet", () => {
  const { html } = renderPage({ built: aBuiltBrand(), data: aPageData() });
  const { dataset, lang } = pageOf(html).documentElement;
  expect(Object.fromEntries(Object.entries(dataset))).toMatchObject({
    radius: 'soft',
    density: 'calm',
    heading: 'plain',
  });
  expect(lang).toBe('en-US');
});

test("the logo's address is one of the build's objects", () => {
  const { html } = renderPage({ built: aBuiltBrand(), data: aPageData() });
  expect(pageOf(html).querySelector('header img')?.getAttribute('src')).toBe(
    '/brand-assets/logo-object.svg',
  );
});

test('the sign-in variant asks only for the e-mail and then the password', () => {
  const { form } = aBrand();
  const built = aBuiltBrand({ brand: aBrand({ form: { ...form, signInOn: ['free'] } }) });
  const page = pageOf(renderPage({ built, data: aPageData() }).html);
  const controls = [...page.querySelectorAll('main :is(input, select)')];
  expect(controls.map((control) => control.getAttribute('name'))).toEqual(['email', 'password']);
});

test('a page with dark colours of its own is dark, whatever the visitor prefers', () => {
  const theme = { light: { 'color-scheme': 'dark', '--c-surface': '#101613' } };
  const { html } = renderPage({ built: aBuiltBrand({ theme }), data: aPageData() });
  expect(pageOf(html).documentElement.dataset['scheme']).toBe('dark');
});
