import type { ElementHandle, Page } from 'puppeteer-core';
import { sampleValues } from '../../src/core/fields/sampleValues.ts';

/** The bank's dialog is drawn from texts: reported, and not refused. PageWatch.ts allows it, too. */
const BANK_DIALOG = /Report-Only policy.+injection sink/;

/** How long something may take, on a machine that has much else to do: only a failure takes so long. */
const LIMIT_MS = 60_000;

/** A control by its role and accessible name. */
export const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** A contact field by its name. */
export const field = (name: string) => `main input[name="${name}"]`;

/** Somebody with a mouse and a keyboard in Firefox: only real events reach the page. */
export class FirefoxVisit {
  readonly page: Page;
  readonly #port: number;
  readonly #troubles: string[] = [];

  constructor(page: Page, port: number) {
    this.page = page;
    this.#port = port;
    page.setDefaultTimeout(LIMIT_MS);
    page.on('pageerror', (error) => this.#troubles.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#troubles.push(message.text());
    });
  }

  /** Ends the visit. Throws for a page that spoke of faults. */
  async leave(): Promise<void> {
    await this.page.browserContext().close();
    const troubles = this.#troubles.filter((it) => !BANK_DIALOG.test(it));
    if (troubles.length > 0) throw new Error(`The page was not quiet: ${troubles.join('; ')}`);
  }

  addressOf(brand: string, path: string, port = this.#port): string {
    return `http://${brand}.localhost:${port}${path}`;
  }

  async open(brand: string, path: string): Promise<void> {
    await this.page.goto(this.addressOf(brand, path));
    await this.untilUsable();
  }

  async untilUsable(): Promise<void> {
    await this.page.waitForFunction(
      () => performance.getEntriesByName('usable', 'mark').length > 0,
    );
  }

  /** Presses with the mouse, clear of what sticks to an edge of the window. */
  async press(selector: string): Promise<void> {
    const target = await this.page.waitForSelector(selector);
    await pressHandle(target);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.page.keyboard.type(text);
  }

  /** Presses and types in the frame of one of the card's fields. */
  async typeInCard(name: string, text: string): Promise<void> {
    const place = await this.page.waitForSelector(`iframe[name="braintree-hosted-field-${name}"]`);
    const frame = await place?.contentFrame();
    // The provider's frame has other inputs beside it, for the browser to fill in.
    const input = await frame?.waitForSelector('input:not([id$=autofill-field])');
    await pressHandle(input ?? null);
    await this.page.keyboard.type(text);
  }

  /** Types into every contact field, by mouse and keyboard. */
  async typePerson(email: string): Promise<void> {
    const { fullName, companyName, password } = sampleValues();
    const values = { fullName, companyName, phoneNumber: '4165550142', email, password };
    for (const [name, value] of Object.entries(values)) await this.type(field(name), value);
  }

  /** Presses Tab until something has the focus. */
  async tabTo(selector: string): Promise<void> {
    for (let stop = 0; stop < 40; stop += 1) {
      if (await this.hasFocus(selector)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab did not come to ${selector}.`);
  }

  async hasFocus(selector: string): Promise<boolean> {
    const target = await this.page.$(selector);
    return (await target?.evaluate((it) => it === document.activeElement)) ?? false;
  }

  async valueOf(selector: string): Promise<string> {
    return this.page.$eval(selector, (it) => (it instanceof HTMLInputElement ? it.value : ''));
  }

  /** Waits for a dialog that says something. Returns all that it says. */
  async untilDialog(text: string): Promise<string> {
    const said = await this.page.waitForFunction(
      (wanted) => {
        const shown = document.querySelector('#root dialog[open]')?.textContent ?? '';
        return shown.includes(wanted) ? shown : null;
      },
      {},
      text,
    );
    return (await said.jsonValue()) ?? '';
  }

  async isDialogOpen(): Promise<boolean> {
    return (await this.page.$('#root dialog[open]')) !== null;
  }

  /** Goes back or on by the history. The page may come out of Firefox's memory, without a load. */
  async goBy(steps: number, path: string): Promise<void> {
    await this.page.evaluate((by) => history.go(by), steps);
    await this.page.waitForFunction((at) => location.pathname === at, {}, path);
  }
}

async function pressHandle(target: ElementHandle | null): Promise<void> {
  if (target === null) throw new Error('There is nothing to press.');
  await target.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await target.click();
}
