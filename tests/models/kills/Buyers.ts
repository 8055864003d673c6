import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SANDBOX_CAPTCHA } from '../../../src/core/contract/sandbox/sandboxCaptcha.ts';
import { aPaidRequest } from '../../factories/payments/aPaidSignUp.ts';
import type { Lives } from './Lives.ts';

export const GOOD_CARD = 'fake-three-d-secure-visa-full-authentication-nonce';
export const BAD_CARD = 'fake-consumed-nonce';

/** A final answer, with the key of its attempt. */
export interface Told {
  readonly email: string;
  readonly key: string;
  readonly cookie: string;
  readonly card: string;
  readonly status: number;
  readonly body: string;
}

interface Town {
  readonly lives: Pick<Lives, 'url'>;
  readonly sandboxUrl: string;
  /** Called before every request. */
  readonly onRequest: () => void;
}

/** The statuses of a request without an attempt. It may be tried again. */
const AGAIN: ReadonlySet<number> = new Set([403, 404, 429, 500, 503]);

interface Sent {
  readonly method?: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Browsers whose server is killed repeatedly. They send again with the same key until they get an
 * answer.
 */
export class Buyers {
  readonly #town: Town;
  #addresses = 0;

  constructor(town: Town) {
    this.#town = town;
  }

  /** A network from which the server allows a few sign-ups. */
  #network(): string {
    this.#addresses += 1;
    return `10.1.${Math.floor(this.#addresses / 200) % 200}.${this.#addresses % 200}`;
  }

  /** Opens a page, and returns a new session's cookie. */
  async visit(): Promise<string> {
    const response = await this.#send('/signup', { headers: { accept: 'text/html' } });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** Orders, and asks again until there is a final answer. */
  async order(
    email: string,
    card: string,
    cookie: string,
    key: string = randomUUID(),
  ): Promise<Told> {
    const headers = { cookie };
    for (;;) {
      let response = await this.#post(email, card, cookie, key);
      while (response.status === 202) {
        await pause(20);
        response = await this.#send(`/attempts/${key}`, { headers });
      }
      const { status } = response;
      const told = { email, key, cookie, card, status, body: await response.text() };
      if (status === 200) return told;
      // A refusal may concern only the request. Then there is no attempt, and the key can be sent
      // again.
      const attempt = await this.#send(`/attempts/${key}`, { headers });
      if (attempt.status === status && (await attempt.text()) === told.body) return told;
      if (status === 409) return told;
      if (attempt.status !== 202 && !AGAIN.has(status)) throw new Error(JSON.stringify(told));
    }
  }

  async #post(email: string, card: string, cookie: string, key: string): Promise<Response> {
    const payment = { paymentType: 'CC', paymentDetails: { nonce: card } } as const;
    const captchaToken = await this.#captchaToken();
    const request = aPaidRequest({
      leadInfo: { email },
      paymentRequest: { payment, captchaToken },
    });
    return this.#send('/signup', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(request),
    });
  }

  async #captchaToken(): Promise<string> {
    const response = await fetch(`${this.#town.sandboxUrl}/sandbox/recaptcha/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        siteKey: SANDBOX_CAPTCHA.scoreSiteKey,
        action: 'SIGNUP_PAID',
        kind: 'score',
      }),
    });
    const { token }: { token: string } = JSON.parse(await response.text());
    return token;
  }

  /** Sends until there is a complete answer. Waits for a server that is restarting. */
  async #send(path: string, init: Sent): Promise<Response> {
    const headers = { ...init.headers, 'x-forwarded-for': this.#network() };
    for (;;) {
      const url = await this.#town.lives.url;
      this.#town.onRequest();
      try {
        const response = await fetch(url + path, { ...init, headers });
        const body = await response.text();
        return new Response(body, { status: response.status, headers: response.headers });
      } catch {
        await pause(20);
      }
    }
  }
}
