import { setTimeout as pause } from 'node:timers/promises';
import { SANDBOX_CAPTCHA } from '../../../src/core/contract/sandbox/sandboxCaptcha.ts';
import { PAYER_DETAILS } from '../../factories/payments/directDebit.ts';
import type { Lives } from './Lives.ts';

/** The answer to a call; status 0 when the server died before it. */
export interface Heard {
  readonly status: number;
  readonly body: string;
}

interface Called {
  readonly body?: object;
  readonly key?: string;
}

/** A browser with cookies, whose server may die at any moment. */
export class Shopper {
  readonly #lives: Lives;
  readonly #sandboxUrl: string;
  readonly #address: string | null;
  readonly #cookies = new Map<string, string>();

  /** One with an address has limits of their own. */
  constructor(lives: Lives, sandboxUrl: string, address: string | null = null) {
    this.#lives = lives;
    this.#sandboxUrl = sandboxUrl;
    this.#address = address;
  }

  /** Sends a call; a page view if it has no body. */
  async send(path: string, { body, key }: Called = {}): Promise<Heard> {
    const headers = {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined
        ? { accept: 'text/html' }
        : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(this.#address !== null && { 'x-forwarded-for': this.#address }),
    };
    try {
      const response = await fetch((await this.#lives.url) + path, {
        headers,
        redirect: 'manual',
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
      return { status: response.status, body: await response.text() };
    } catch {
      return { status: 0, body: '' };
    }
  }

  /** Asks for the outcome of an attempt until it is known, or until `patienceMs` have passed. */
  async outcome(key: string, patienceMs: number): Promise<Heard> {
    const until = Date.now() + patienceMs;
    let heard = await this.send(`/attempts/${key}`);
    while (heard.status === 202 && Date.now() < until) {
      await pause(50);
      heard = await this.send(`/attempts/${key}`);
    }
    return heard;
  }

  async captchaToken(action: string): Promise<string> {
    const { scoreSiteKey: siteKey } = SANDBOX_CAPTCHA;
    const answer = await this.#ask('/sandbox/recaptcha/token', { siteKey, action, kind: 'score' });
    const { token }: { token: string } = JSON.parse(answer);
    return token;
  }

  /** Authorises a mandate. Returns the flow's id. */
  async authorise(email: string): Promise<string> {
    const payer = { firstName: 'Ada', lastName: 'Lovelace', companyName: '', email };
    const captchaToken = await this.captchaToken('ONLOAD');
    const { body } = await this.send('/billing-request-flow', { body: { captchaToken, payer } });
    const flow: string = JSON.parse(body).data.billingRequestFlowID;
    await this.#ask(`/sandbox/gocardless/flow/${flow}/complete`, PAYER_DETAILS);
    return flow;
  }

  async #ask(path: string, body: object): Promise<string> {
    const response = await fetch(this.#sandboxUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.text();
  }

  #keep(cookie: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
  }
}
