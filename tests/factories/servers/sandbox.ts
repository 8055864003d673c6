import type { FastifyInstance } from 'fastify';
import { SANDBOX_CAPTCHA } from '../../../src/core/contract/sandbox/sandboxCaptcha.ts';
import { buildSandbox } from '../../../src/sandbox/buildSandbox.ts';
import { openMailStorage } from '../../../src/sandbox/mailbox/openMailStorage.ts';
import { parseMail } from '../../../src/sandbox/mailbox/parseMail.ts';
import { openStorage } from '../../../src/sandbox/openStorage.ts';

export interface TestSandbox {
  readonly app: FastifyInstance;
  /** Moves the sandbox's clock. */
  readonly pass: (milliseconds: number) => void;
  readonly deliver: (raw: string, recipient?: string) => Promise<number>;
}

export const SANDBOX_START = new Date('2026-11-21T09:00:00Z');

/** A sandbox without sockets: storage in memory, and a clock that the test moves. */
export async function testSandbox(): Promise<TestSandbox> {
  let time = SANDBOX_START.getTime();
  const now = () => new Date(time);
  const storage = openStorage(null);
  const mail = openMailStorage(storage);
  return {
    app: await buildSandbox({ storage, now }),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    deliver: async (raw, recipient = 'ana@example.com') =>
      mail.add({
        raw: Buffer.from(raw),
        recipients: [recipient],
        mail: await parseMail(Buffer.from(raw), now()),
      }),
  };
}

/** Requests a token as the script in a page does. */
export async function requestToken(
  app: FastifyInstance,
  request: { readonly kind?: 'score' | 'checkbox'; readonly scenario?: string } = {},
): Promise<string> {
  const { kind = 'score', scenario = 'human' } = request;
  const siteKey = kind === 'score' ? SANDBOX_CAPTCHA.scoreSiteKey : SANDBOX_CAPTCHA.checkboxSiteKey;
  const response = await app.inject({
    method: 'POST',
    url: '/sandbox/recaptcha/token',
    headers: { 'x-forwarded-host': 'slotbook.localhost:4000' },
    cookies: { sandbox_captcha: scenario },
    payload: { siteKey, action: 'SIGNUP_FREE', kind },
  });
  return response.json<{ token: string }>().token;
}
