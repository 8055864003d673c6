import type { Locator, Page } from 'playwright/test';

/** The buttons that sign up through a provider, and the provider's own page, which the sandbox stands in for. */
export class SocialButtons {
  /** Where what came of a return is said. */
  readonly fault: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const place = page.locator('[data-kept="social-sign-up"]');
    // A visitor who turned back is told in a calm note.
    this.fault = place.getByRole('alert').or(place.getByRole('status'));
  }

  button(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  /** What a button hands to the server. */
  async stateOf(name: string): Promise<unknown> {
    const href = (await this.button(name).getAttribute('href')) ?? '';
    const state = new URL(href, this.#page.url()).searchParams.get('state') ?? '';
    return JSON.parse(Buffer.from(state, 'base64url').toString());
  }

  /** Leaves by a button, and is one of the people that the provider offers, or cancels. */
  async choose(name: string, person: string | RegExp): Promise<void> {
    await this.button(name).click();
    await this.#page.getByRole('button', { name: person }).click();
  }

  /** Leaves by a button, and is somebody with an address of this test's own. */
  async be(name: string, fullName: string, email: string): Promise<void> {
    await this.button(name).click();
    await this.#page.getByText('Somebody else').click();
    await this.#page.getByLabel('Full name').fill(fullName);
    await this.#page.getByLabel('Email address').fill(email);
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }
}
