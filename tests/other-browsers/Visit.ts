import { sampleValues } from '../../src/core/fields/sampleValues.ts';

/** How long something may take, on a machine that has much else to do: only a failure takes so long. */
export const LIMIT_MS = 60_000;

const MOMENT_MS = 50;

/** What is pressed: the first that shows of a CSS selector, or a control by its role and accessible name. */
export type Target = string | { readonly role: 'button' | 'link'; readonly name: string };

/** A key by its name in the DOM's own events. */
export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** A contact field by its name. */
export const field = (name: string) => `main input[name="${name}"]`;

/**
 * Somebody with a mouse and a keyboard in one of the browsers that are driven here: only real events reach
 * the page. What each browser's driver does by itself is left open.
 */
export abstract class Visit {
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  abstract goTo(address: string): Promise<void>;
  abstract setSize(width: number, height: number): Promise<void>;
  /** Presses with the mouse, clear of what sticks to an edge of the window. */
  abstract press(target: Target): Promise<void>;
  abstract pressKey(key: Key): Promise<void>;
  /** Types where the focus is. */
  abstract write(text: string): Promise<void>;
  /** Presses and types in the frame of one of the card's fields. */
  abstract typeInCard(name: string, text: string): Promise<void>;
  abstract choose(selector: string, value: string): Promise<void>;
  /** Asks the page. What goes in and comes out is data. */
  abstract ask<Values extends unknown[], Result>(
    question: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>;
  /** Ends the visit. Throws for a page that spoke of faults, where the driver hears of them. */
  abstract leave(): Promise<void>;

  addressOf(brand: string, path: string, port = this.#port): string {
    return `http://${brand}.localhost:${port}${path}`;
  }

  async open(brand: string, path: string): Promise<void> {
    await this.goTo(this.addressOf(brand, path));
    await this.untilUsable();
  }

  /** Asks again and again until the answer is something. Returns it. */
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
      await this.pressKey('Tab');
    }
    throw new Error(`Tab did not come to ${selector}.`);
  }

  async hasFocus(selector: string): Promise<boolean> {
    return this.ask((it) => document.activeElement?.matches(it) ?? false, selector);
  }

  /** What the element that has the focus says. */
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

  /** Waits for a dialog that says something. Returns all that it says. */
  async untilDialog(text: string): Promise<string> {
    return this.until((wanted) => {
      const shown = document.querySelector('#root dialog[open]')?.textContent ?? '';
      return shown.includes(wanted) ? shown : null;
    }, text);
  }

  async isDialogOpen(): Promise<boolean> {
    return this.ask(() => document.querySelector('#root dialog[open]') !== null);
  }

  /** Goes back or on by the history. The page may come out of the browser's memory, without a load. */
  async goBy(steps: number, path: string): Promise<void> {
    await this.ask((by) => history.go(by), steps);
    await this.until((at) => location.pathname === at, path);
  }
}
