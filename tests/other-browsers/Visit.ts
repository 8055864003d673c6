import { sampleValues } from '../../src/core/fields/sampleValues.ts';

/** How long something may take on a busy machine. Only a failure takes this long. */
export const LIMIT_MS = 60_000;

const MOMENT_MS = 50;

/**
 * What to press: the first visible match of a CSS selector, or a control by its role and accessible
 * name.
 */
export type Target = string | { readonly role: 'button' | 'link'; readonly name: string };

/** A key by its name in the DOM's own events. */
export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** A contact field by its name. */
export const field = (name: string) => `main input[name="${name}"]`;

/**
 * A visitor with mouse and keyboard in one of the browsers driven here: only real events reach the
 * page. Each browser's driver implements the abstract methods.
 */
export abstract class Visit {
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  abstract goTo(address: string): Promise<void>;
  abstract setSize(width: number, height: number): Promise<void>;
  /** Presses with the mouse, clear of anything that sticks to an edge of the window. */
  abstract press(target: Target): Promise<void>;
  abstract pressKey(key: Key): Promise<void>;
  /** Types into the focused element. */
  abstract write(text: string): Promise<void>;
  /** Presses and types in the frame of one of the card's fields. */
  abstract typeInCard(name: string, text: string): Promise<void>;
  abstract choose(selector: string, value: string): Promise<void>;
  /** Runs a function in the page. Arguments and results are plain data. */
  abstract ask<Values extends unknown[], Result>(
    question: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>;
  /** Ends the visit. Throws for a page that reported errors, if the driver receives them. */
  abstract leave(): Promise<void>;

  addressOf(brand: string, path: string, port = this.#port): string {
    return `http://${brand}.localhost:${port}${path}`;
  }

  async open(brand: string, path: string): Promise<void> {
    await this.goTo(this.addressOf(brand, path));
    await this.untilUsable();
  }

  /** Asks repeatedly until the answer is not empty, and returns it. */
  async until<Values extends unknown[], Result>(
    question: (...values: Values) => Result | null | false,
    ...values: Values
  ): Promise<Result> {
    for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
      const answer = await this.ask(question, ...values);
      if (answer !== null && answer !== false) return answer;
      await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
    }
    throw new Error(`This did not come to be: ${question.toString()}`);
  }

  async untilUsable(): Promise<void> {
    await this.until(() => performance.getEntriesByName('usable', 'mark').length > 0);
  }

  async untilShown(selector: string): Promise<void> {
    await this.until((it) => document.querySelector(it) !== null, selector);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.write(text);
  }

  /** Types into every contact field, with mouse and keyboard. */
  async typePerson(email: string): Promise<void> {
    const { fullName, companyName, password } = sampleValues();
    const values = { fullName, companyName, phoneNumber: '4165550142', email, password };
    for (const [name, value] of Object.entries(values)) await this.type(field(name), value);
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(selector: string): Promise<void> {
    for (let stop = 0; stop < 40; stop += 1) {
      if (await this.hasFocus(selector)) return;
      await this.pressKey('Tab');
    }
    throw new Error(`Tab did not come to ${selector}.`);
  }

  async hasFocus(selector: string): Promise<boolean> {
    return this.ask((it) => document.activeElement?.matches(it) ?? false, selector);
  }

  /** The text of the focused element. */
  async focusedText(): Promise<string> {
    return this.ask(() => document.activeElement?.textContent.trim() ?? '');
  }

  async valueOf(selector: string): Promise<string> {
    return this.ask((it) => {
      const found = document.querySelector(it);
      return found instanceof HTMLInputElement ? found.value : '';
    }, selector);
  }

  async textOf(selector: string): Promise<string> {
    return this.until((it) => document.querySelector(it)?.textContent.trim() ?? null, selector);
  }

  async title(): Promise<string> {
    return this.ask(() => document.title);
  }

  /** Waits for a dialog that contains a text. Returns all of its text. */
  async untilDialog(text: string): Promise<string> {
    return this.until((wanted) => {
      const shown = document.querySelector('#root dialog[open]')?.textContent ?? '';
      return shown.includes(wanted) ? shown : null;
    }, text);
  }

  async isDialogOpen(): Promise<boolean> {
    return this.ask(() => document.querySelector('#root dialog[open]') !== null);
  }

  /**
   * Goes back or forward in the history. The page may come from the browser's memory, without a
   * load.
   */
  async goBy(steps: number, path: string): Promise<void> {
    await this.ask((by) => history.go(by), steps);
    await this.until((at) => location.pathname === at, path);
  }
}
