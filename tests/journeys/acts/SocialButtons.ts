import type { Locator, Page } from 'playwright/test';

/** The social buttons, and the provider's page, which the sandbox imitates. */
export class SocialButtons {
  /** The message about a return. */
  readonly fault: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const place = page.locator('[data-kept="social-sign-up"]');
    // A visitor who cancelled gets a calm note.
    this.fault = place.getByRole('alert').or(place.getByRole('status'));
  }

  button(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  /** The state that a button passes to the server. */
  async stateOf(name: string): Promise<unknown> {
    const href = (await this.button(name).getAttribute('href')) ?? '';
    const state = new URL(href, this.#page.url()).searchParams.get('state') ?? '';
    return JSON.parse(Buffer.from(state, 'base64url').toString());
  }

  /** Leaves by a button and chooses one of the offered people, or cancels. */
  async choose(name: string, person: string | RegExp): Promise<void> {
    await this.button(name).click();
    await this.#page.getByRole('button', { name: person }).click();
  }

  /** Leaves by a button and enters a new person with an address of this test. */
  async be(name: string, fullName: string, email: string): Promise<void> {
    await this.button(name).click();
    await this.#page.getByText('Somebody else').click();
    await this.#page.getByLabel('Full name').fill(fullName);
    await this.#page.getByLabel('Email address').fill(email);
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }
}
