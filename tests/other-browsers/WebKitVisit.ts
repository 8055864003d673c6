import { By, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Key, LIMIT_MS, type Target, Visit } from './Visit.ts';

const KEYS = {
  ArrowDown: Keys.ARROW_DOWN,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
} as const satisfies Record<Key, string>;

/** The elements in which to look for a control by its name. */
const ELEMENTS = { button: 'button', link: 'a' } as const;

/** A visit in WebKit, with its own driver, which does not receive the page's console. */
export class WebKitVisit extends Visit {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver, port: number) {
    super(port);
    this.#driver = driver;
  }

  async leave(): Promise<void> {
    await this.#driver.quit();
  }

  async goTo(address: string): Promise<void> {
    // The driver does not wait for the load, so that a page is also tested before its script loads.
    await this.#driver.get(address);
    await this.until((it) => location.href === it, address);
  }

  async setSize(width: number, height: number): Promise<void> {
    await this.#driver.manage().window().setRect({ width, height });
  }

  async press(target: Target): Promise<void> {
    const found = await this.#shown(target);
    await this.#driver.executeScript(
      (it: Element) => it.scrollIntoView({ block: 'center', behavior: 'instant' }),
      found,
    );
    await found.click();
  }

  async pressKey(key: Key): Promise<void> {
    await this.write(KEYS[key]);
  }

  async write(text: string): Promise<void> {
    await this.#driver.actions().sendKeys(text).perform();
  }

  async typeInCard(name: string, text: string): Promise<void> {
    const frame = await this.#shown(`iframe[name="braintree-hosted-field-${name}"]`);
    await this.#driver.switchTo().frame(frame);
    // The provider's frame has other inputs beside it, for the browser's autofill.
    await (await this.#shown('input:not([id$=autofill-field])')).click();
    await this.write(text);
    await this.#driver.switchTo().defaultContent();
  }

  async choose(selector: string, value: string): Promise<void> {
    await this.#driver.findElement(By.css(`${selector} option[value="${value}"]`)).click();
  }

  async ask<Values extends unknown[], Result>(
    question: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    return this.#driver.executeScript<Result>(question, ...values);
  }

  /** Returns the first visible match, once there is one. */
  async #shown(target: Target): Promise<WebElement> {
    const css = typeof target === 'string' ? target : ELEMENTS[target.role];
    const name = typeof target === 'string' ? null : target.name;
    const found = await this.#driver.wait(
      async () => {
        for (const it of await this.#driver.findElements(By.css(css))) {
          const shows = await it.isDisplayed();
          if (shows && (name === null || (await it.getAccessibleName()) === name)) return it;
        }
        return null;
      },
      LIMIT_MS,
      `There is nothing to press: ${name ?? css}`,
    );
    if (found === null) throw new Error(`There is no ${name ?? css}.`);
    return found;
  }
}
