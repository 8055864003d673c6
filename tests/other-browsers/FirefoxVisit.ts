import type { ElementHandle, EvaluateFunc, Page } from 'puppeteer-core';
import { type Key, LIMIT_MS, type Target, Visit } from './Visit.ts';

/**
 * The bank's dialog is made from text, which is only reported, not refused. PageWatch.ts allows it
 * too.
 */
const BANK_DIALOG = /Report-Only policy.+injection sink/;

/** A visit in Firefox, by Puppeteer. */
export class FirefoxVisit extends Visit {
  readonly page: Page;
  readonly #troubles: string[] = [];

  constructor(page: Page, port: number) {
    super(port);
    this.page = page;
    page.setDefaultTimeout(LIMIT_MS);
    page.on('pageerror', (error) => this.#troubles.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#troubles.push(message.text());
    });
  }

  async leave(): Promise<void> {
    await this.page.browserContext().close();
    const troubles = this.#troubles.filter((it) => !BANK_DIALOG.test(it));
    if (troubles.length > 0) throw new Error(`The page was not quiet: ${troubles.join('; ')}`);
  }

  async goTo(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async setSize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height });
  }

  async press(target: Target): Promise<void> {
    const selector =
      typeof target === 'string'
        ? target
        : `::-p-aria([name="${target.name}"][role="${target.role}"])`;
    await pressHandle(await this.page.waitForSelector(selector));
  }

  async pressKey(key: Key): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async typeInCard(name: string, text: string): Promise<void> {
    const place = await this.page.waitForSelector(`iframe[name="braintree-hosted-field-${name}"]`);
    const frame = await place?.contentFrame();
    // The provider's frame has other inputs beside it, for the browser's autofill.
    const input = await frame?.waitForSelector('input:not([id$=autofill-field])');
    await pressHandle(input ?? null);
    await this.page.keyboard.type(text);
  }

  async choose(selector: string, value: string): Promise<void> {
    await this.page.select(selector, value);
  }

  async ask<Values extends unknown[], Result>(
    question: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    // Arguments and results are plain data, never Puppeteer's handles, which its types allow.
    const asked = question as EvaluateFunc<Values>;
    // The result is that of the question.
    return (await this.page.evaluate(asked, ...values)) as Result;
  }
}

async function pressHandle(target: ElementHandle | null): Promise<void> {
  if (target === null) throw new Error('There is nothing to press.');
  await target.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await target.click();
}
