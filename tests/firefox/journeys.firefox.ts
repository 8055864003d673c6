import { type Browser, launch } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSlowProxy } from '../setup/startSlowProxy.ts';
import { startTestProduct, type TestProduct } from '../setup/startTestProduct.ts';
import { FirefoxVisit, field, named } from './FirefoxVisit.ts';
import { watchPlaces } from './watchPlaces.ts';

const SUBMIT = 'main button[type="submit"]';
const AGREED = field('agreed');

let product: TestProduct;
let firefox: Browser;
let visit: FirefoxVisit;

beforeAll(async () => {
  product = await startTestProduct();
  firefox = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: process.env['TEST_FIREFOX'] ?? '',
    headless: true,
  });
});

afterAll(async () => {
  await firefox?.close();
  await product?.stop();
});

// A context has cookies of its own: each test is another visitor.
beforeEach(async () => {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  visit = new FirefoxVisit(page, product.port);
});

afterEach(() => visit.leave());

it('an empty form says what is missing, and once it is right an account opens', async () => {
  await visit.page.setViewport({ width: 390, height: 844 });
  await visit.open('slotbook', '/signup');
  await visit.press(SUBMIT);
  await expect.poll(() => visit.page.title()).toMatch(/^Error: /);
  expect(await visit.hasFocus(field('fullName'))).toBe(true);
  await visit.press('main [role="alert"] summary');
  await visit.press(named('link', 'Enter a valid email address.'));
  expect(await visit.hasFocus(field('email'))).toBe(true);

  await visit.typePerson('free.firefox@example.com');
  await visit.press(AGREED);
  await visit.press(SUBMIT);
  await visit.untilDialog('Your calendar is open');
  await visit.page.waitForFunction(() => location.pathname === '/account');
  await visit.page.waitForSelector(named('heading', 'Welcome, Ada'));
});

it('a card pays for the plan that was chosen in the dialog', async () => {
  await visit.open('frontdesk-ca', '/signup?signupType=paid');
  await visit.press(named('button', 'Change plan'));
  await visit.page.waitForSelector('#root dialog[open] input[type="radio"]');
  await visit.press('#root dialog[open] input[type="radio"]:not(:checked)');
  const chosen = await visit.page.$eval('#root dialog[open] label:has(:checked)', (it) =>
    it.textContent.trim(),
  );
  await visit.press(named('button', 'Done'));
  await expect.poll(() => visit.isDialogOpen()).toBe(false);
  expect(await visit.hasFocus(named('button', 'Change plan'))).toBe(true);

  await visit.typePerson('card.firefox@example.com');
  await visit.page.select('select[name="province"]', 'ON');
  await visit.press('#number');
  await visit.typeInCard('number', '4111111111111111');
  await visit.typeInCard('expirationMonth', '01');
  await visit.typeInCard('expirationYear', '2030');
  await visit.typeInCard('cvv', '123');
  await visit.typeInCard('postalCode', 'K1A 0B1');
  await visit.press(AGREED);
  await visit.press(SUBMIT);
  const said = await visit.untilDialog('Your payment was processed successfully.');
  expect(said).toContain('Visa ending in 1111');
  const [plan] = /Plan([A-Z][a-z]+)/.exec(said)?.slice(1) ?? [];
  expect(chosen).toContain(plan ?? 'a plan');

  const json = { headers: { accept: 'application/json' } };
  const { transactions } = await (await fetch(`${product.url}/sandbox/gateway`, json)).json();
  expect(transactions).toHaveLength(1);
});

it('a sign-up needs no mouse, and Esc closes the terms where they were opened', async () => {
  const { keyboard } = visit.page;
  await visit.open('slotbook-ca', '/signup?signupType=noCardSignup');
  await visit.tabTo('input[name="planId"]');
  await keyboard.press('ArrowDown');
  expect(await visit.page.$eval('input[name="planId"]:checked', (it) => it.value)).toMatch(/team/);
  const person = { fullName: 'Ada Lovelace', companyName: 'Analytical Engines' };
  const account = { email: 'keys.firefox@example.com', password: 'Analytical1843' };
  for (const [name, value] of Object.entries({ ...person, ...account })) {
    await visit.tabTo(field(name));
    await keyboard.type(value);
  }
  await visit.tabTo('select[name="province"]');
  await keyboard.type('O');
  await visit.tabTo(AGREED);
  await keyboard.press(' ');

  const terms = `label ${named('button', 'Terms and Conditions')}`;
  await visit.tabTo(terms);
  await keyboard.press('Enter');
  await visit.untilDialog('Your account');
  // Its code comes with the press: the focus is within once that is there.
  await keyboard.press('Tab');
  expect(await visit.hasFocus(terms)).toBe(false);
  await keyboard.press('Escape');
  await expect.poll(() => visit.isDialogOpen()).toBe(false);
  expect(await visit.hasFocus(terms)).toBe(true);

  await visit.tabTo(SUBMIT);
  await keyboard.press('Enter');
  await visit.untilDialog('Check your inbox');
  await keyboard.press('Escape');
  await expect.poll(() => visit.isDialogOpen()).toBe(false);
  expect(await visit.hasFocus(SUBMIT)).toBe(true);
});

it('what was typed before the script came is kept and sent', async () => {
  const { page } = visit;
  const held = Promise.withResolvers<void>();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const first = request.url().includes('/assets/hydrate-') ? held.promise : Promise.resolve();
    void first.then(() => request.continue());
  });
  const loaded = page.goto(visit.addressOf('slotbook-ca', '/signup?signupType=noCardSignup'));
  await page.waitForSelector(SUBMIT);
  await visit.press('input[name="planId"][value$="business"]');
  await visit.typePerson('early.firefox@example.com');
  await page.select('select[name="province"]', 'ON');
  await visit.press(AGREED);
  await page.focus(field('companyName'));
  held.resolve();
  await loaded;
  await visit.untilUsable();

  expect(await visit.hasFocus(field('companyName'))).toBe(true);
  await expect.poll(() => visit.valueOf(field('phoneNumber'))).toBe('416-555-0142');
  await visit.press(SUBMIT);
  expect(await visit.untilDialog('Check your inbox')).toContain('early.firefox@example.com');
});

it('a page comes back as it was left, and works', async () => {
  await visit.open('slotbook', '/signup');
  await visit.type(field('fullName'), 'Ada');
  await visit.page.goto(visit.addressOf('slotbook', '/error'));
  await visit.goBy(-1, '/signup');
  await visit.untilUsable();
  expect(await visit.valueOf(field('fullName'))).toBe('Ada');
  await visit.type(field('companyName'), 'Engines');
  await visit.press(SUBMIT);
  await expect.poll(() => visit.page.evaluate(() => document.title)).toMatch(/^Error: /);
  await visit.goBy(1, '/error');
});

it('a page that comes in pieces moves no field that shows', async () => {
  const slowness = { pieceBytes: 1000, fontsAfterMs: 0, stylesAfterMs: 0 };
  const proxy = await startSlowProxy(product.port, slowness);
  const moves = await watchPlaces(visit.page, '#root [data-field]');
  await visit.page.goto(visit.addressOf('slotbook-ca', '/signup', proxy.port));
  await visit.untilUsable();
  expect(await moves()).toEqual([]);
  proxy.stop();
});
