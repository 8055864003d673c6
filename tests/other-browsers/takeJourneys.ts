import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSlowProxy } from '../setup/startSlowProxy.ts';
import { startTestProduct, type TestProduct } from '../setup/startTestProduct.ts';
import { field, type Visit } from './Visit.ts';

const SUBMIT = 'main button[type="submit"]';
const AGREED = field('agreed');

/** A browser that the tests drive. */
export interface OtherBrowser<Kind extends Visit = Visit> {
  /** Part of addresses in this browser, so that no two browsers sign up as the same person. */
  readonly name: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Another visitor with new cookies, at desktop size. */
  readonly visit: (port: number) => Promise<Kind>;
}

/** Runs the same few journeys in a browser. Returns how a further test gets a visit. */
export function takeJourneys<Kind extends Visit>(browser: OtherBrowser<Kind>) {
  let product: TestProduct;
  let visit: Kind;
  const addressOf = (who: string) => `${who}.${browser.name}@example.com`;

  beforeAll(async () => {
    product = await startTestProduct();
    await browser.start();
  });

  afterAll(async () => {
    await browser.stop();
    await product?.stop();
  });

  beforeEach(async () => {
    visit = await browser.visit(product.port);
  });

  afterEach(() => visit.leave());

  it('an empty form says what is missing, and once it is right an account opens', async () => {
    await visit.setSize(390, 844);
    await visit.open('slotbook', '/signup');
    await visit.press(SUBMIT);
    await expect.poll(() => visit.title()).toMatch(/^Error: /);
    expect(await visit.hasFocus(field('fullName'))).toBe(true);
    await visit.press('main [role="alert"] summary');
    await visit.press({ role: 'link', name: 'Enter a valid email address.' });
    expect(await visit.hasFocus(field('email'))).toBe(true);

    await visit.typePerson(addressOf('free'));
    await visit.press(AGREED);
    await visit.press(SUBMIT);
    await visit.untilDialog('Your calendar is open');
    await visit.until(() => location.pathname === '/account');
    expect(await visit.textOf('main h1')).toBe('Welcome, Ada');
  });

  it('a card pays for the plan that was chosen in the dialog', async () => {
    await visit.open('frontdesk-ca', '/signup?signupType=paid');
    await visit.press({ role: 'button', name: 'Change plan' });
    await visit.untilShown('#root dialog[open] input[type="radio"]');
    await visit.press('#root dialog[open] input[type="radio"]:not(:checked)');
    const chosen = await visit.textOf('#root dialog[open] label:has(:checked)');
    await visit.press({ role: 'button', name: 'Done' });
    await expect.poll(() => visit.isDialogOpen()).toBe(false);
    expect(await visit.focusedText()).toBe('Change plan');

    await visit.typePerson(addressOf('card'));
    await visit.choose('select[name="province"]', 'ON');
    await visit.press('#number');
    await visit.typeInCard('number', '4111111111111111');
    await visit.typeInCard('expirationMonth', '01');
    await visit.typeInCard('expirationYear', '2030');
    await visit.typeInCard('cvv', '123');
    await visit.typeInCard('postalCode', 'K1A 0B1');
    await visit.press(AGREED);
    await visit.press(SUBMIT);
    const said = await visit.untilDialog('Your payment was processed successfully.');
    expect(said).toMatch(/Visa ending in\s1111/);
    const [plan] = /Plan([A-Z][a-z]+)/.exec(said)?.slice(1) ?? [];
    expect(chosen).toContain(plan ?? 'a plan');

    const json = { headers: { accept: 'application/json' } };
    const { transactions } = await (await fetch(`${product.url}/sandbox/gateway`, json)).json();
    expect(transactions).toHaveLength(1);
  });

  it('a sign-up needs no mouse, and Esc closes the terms where they were opened', async () => {
    await visit.open('slotbook-ca', '/signup?signupType=noCardSignup');
    await visit.tabTo('input[name="planId"]');
    await visit.pressKey('ArrowDown');
    expect(await visit.valueOf('input[name="planId"]:checked')).toMatch(/team/);
    const person = { fullName: 'Ada Lovelace', companyName: 'Analytical Engines' };
    const account = { email: addressOf('keys'), password: 'Analytical1843' };
    for (const [name, value] of Object.entries({ ...person, ...account })) {
      await visit.tabTo(field(name));
      await visit.write(value);
    }
    await visit.tabTo('select[name="province"]');
    await visit.write('O');
    await visit.tabTo(AGREED);
    await visit.write(' ');

    const terms = 'label:has(input[name="agreed"]) button, label[for="agreed"] button';
    await visit.tabTo(terms);
    await visit.pressKey('Enter');
    await visit.untilDialog('Your account');
    // The dialog's code loads after the press. Then the focus moves into it.
    await visit.pressKey('Tab');
    expect(await visit.hasFocus(terms)).toBe(false);
    await visit.pressKey('Escape');
    await expect.poll(() => visit.isDialogOpen()).toBe(false);
    expect(await visit.hasFocus(terms)).toBe(true);

    await visit.tabTo(SUBMIT);
    await visit.pressKey('Enter');
    await visit.untilDialog('Check your inbox');
    await visit.pressKey('Escape');
    // The page of the order, in place of the form.
    await visit.until(
      () => document.querySelector('h1') !== null && document.querySelector('form input') === null,
    );
    expect(await visit.isDialogOpen()).toBe(false);
  });

  it('what was typed before the script came is kept and sent', async () => {
    const held = Promise.withResolvers<void>();
    const proxy = await startSlowProxy(product.port, {
      pieceBytes: 100_000,
      fontsAfterMs: 0,
      stylesAfterMs: 0,
      until: (path) => (path.startsWith('/assets/hydrate-') ? held.promise : undefined),
    });
    const loaded = visit.goTo(
      visit.addressOf('slotbook-ca', '/signup?signupType=noCardSignup', proxy.port),
    );
    await visit.untilShown(SUBMIT);
    await visit.press('input[name="planId"][value$="business"]');
    await visit.typePerson(addressOf('early'));
    await visit.choose('select[name="province"]', 'ON');
    await visit.press(AGREED);
    await visit.press(field('companyName'));
    held.resolve();
    await loaded;
    await visit.untilUsable();

    expect(await visit.hasFocus(field('companyName'))).toBe(true);
    await expect.poll(() => visit.valueOf(field('phoneNumber'))).toBe('416-555-0142');
    await visit.press(SUBMIT);
    expect(await visit.untilDialog('Check your inbox')).toContain(addressOf('early'));
    proxy.stop();
  });

  it('a page comes back as it was left, and works', async () => {
    await visit.open('slotbook', '/signup');
    await visit.type(field('fullName'), 'Ada');
    await visit.goTo(visit.addressOf('slotbook', '/error'));
    await visit.goBy(-1, '/signup');
    await visit.untilUsable();
    expect(await visit.valueOf(field('fullName'))).toBe('Ada');
    await visit.type(field('companyName'), 'Engines');
    await visit.press(SUBMIT);
    await expect.poll(() => visit.title()).toMatch(/^Error: /);
    await visit.goBy(1, '/error');
  });

  it('going back after a language switch does not tick the agreement to texts in the other language', async () => {
    await visit.open('slotbook-ca', '/signup?signupType=free');
    await visit.press(AGREED);
    await visit.press({ role: 'link', name: 'Français' });
    await visit.until(() => location.search.includes('lang='));
    await visit.untilUsable();
    await visit.goBy(-1, '/signup');
    await visit.until(() => !location.search.includes('lang='));
    await visit.untilUsable();
    // A browser may also show the page in English again, from its memory.
    const isFrench = await visit.ask(() => document.documentElement.lang === 'fr-CA');
    const isTicked = await visit.ask(
      (box) => document.querySelector(box)?.matches(':checked'),
      AGREED,
    );
    expect(isFrench && isTicked).toBe(false);
  });

  return { current: () => visit, port: () => product.port };
}
