import type { Page } from 'playwright/test';
import type { SocialStart } from '../../../src/core/contract/generated/calls.ts';
import type { SocialConfig } from '../../../src/core/contract/generated/session.ts';
import type { SocialProvider } from '../../../src/core/contract/SocialProvider.ts';
import { encodeState } from '../../../src/core/rules/socialState/encodeState.ts';

/** A visitor's actions at Google or Facebook, and their results. */
export class SocialWay {
  readonly #page: Page;
  readonly #origin: string;

  /** `origin` is the brand's. */
  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Presses a button of the brand's page, such as 'Sign up with Google'. */
  async press(label: string, path = '/signup'): Promise<void> {
    await this.#page.goto(`${this.#origin}${path}`);
    await this.#page.getByRole('link', { name: label }).click();
    await this.#page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  }

  /** Goes there by an address of the test's own, which no button produces. */
  async leave(provider: SocialProvider, start: Partial<SocialStart> = {}): Promise<void> {
    await this.#page.goto(this.addressOf(provider, start));
    await this.#page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  }

  addressOf(provider: SocialProvider, start: Partial<SocialStart> = {}): string {
    const whole = { signupType: 'free', query: '', timeZone: 'Europe/London', ...start };
    return `${this.#origin}/auth/${provider}?state=${encodeState(whole)}`;
  }

  /** Chooses a listed person. */
  async choose(name: string): Promise<void> {
    await this.#page.getByRole('button', { name }).click();
  }

  /** Enters a new person. */
  async makeUp(name: string, email: string): Promise<void> {
    await this.#page.getByText('Somebody else').click();
    await this.#page.getByLabel('Full name').fill(name);
    await this.#page.getByLabel('Email address').fill(email);
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }

  /**
   * Returns the address that a choice would lead back to, without opening it. `server` is this
   * machine's own address.
   */
  async addressBack(person: string, server: string): Promise<string> {
    const { host, pathname, searchParams } = new URL(this.#page.url());
    const answer = await this.#page.request.post(`${server}${pathname}`, {
      headers: { host },
      form: { ...Object.fromEntries(searchParams), person },
      maxRedirects: 0,
    });
    return answer.headers()['location'] ?? '';
  }

  /** The page's configuration after the return. */
  async told(): Promise<SocialConfig> {
    const json = await this.#page.locator('#page-config').textContent();
    return JSON.parse(json ?? '{}').social;
  }
}
