import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SANDBOX_BILLING } from '../../src/core/contract/sandbox/sandboxBilling.ts';
import { sandboxSocialKeys } from '../../src/core/contract/sandbox/sandboxSocial.ts';
import { httpBilling } from '../../src/server/gateways/billing/httpBilling.ts';
import { enterpriseCaptcha } from '../../src/server/gateways/captcha/enterpriseCaptcha.ts';
import { goCardlessDirectDebit } from '../../src/server/gateways/direct-debit/goCardlessDirectDebit.ts';
import { smtpMail } from '../../src/server/gateways/mail/smtpMail.ts';
import { braintreePayments } from '../../src/server/gateways/payments/braintreePayments.ts';
import { socialGateways } from '../../src/server/gateways/social/socialGateways.ts';
import { aSocialWay } from '../factories/leads/socialWay.ts';
import { aBillingOrder, aBillingPayment } from '../factories/payments/fakeBilling.ts';
import { aConfig } from '../factories/servers/aConfig.ts';
import {
  aHostileService,
  type Hostility,
  inDrops,
  only,
  silence,
  withoutEnd,
} from '../factories/servers/aHostileService.ts';

const PATIENCE_MS = 400;

/** What every gateway says when it has no answer. */
const NO_ANSWER = /"unknown"|"unreachable"|"ok":false/;

/** Asks an outside service at a port, and returns what became of it, as text. */
interface Service {
  readonly name: string;
  /** The type of its answers. */
  readonly type: string;
  readonly ask: (port: number, patienceMs: number) => Promise<unknown>;
}

const SALE = {
  paymentType: 'CC',
  orderId: 'attempt-1',
  amount: { amount: 4905, currency: 'USD' },
  nonce: 'nonce',
  customer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', company: '' },
} as const;

const social = (port: number, patienceMs: number) =>
  socialGateways(
    { standInUrl: `http://127.0.0.1:${port}`, keysOf: sandboxSocialKeys, brandIds: [] },
    patienceMs / 1000,
  );

const identify = (provider: 'facebook' | 'google') => (port: number, patienceMs: number) =>
  social(port, patienceMs)[provider].identify(
    aSocialWay(provider, 'http://slotbook.localhost'),
    'code=code&state=state-of-the-visitor',
  );

const SERVICES: readonly Service[] = [
  {
    name: 'the card provider',
    type: 'application/xml',
    ask: (port, patienceMs) =>
      braintreePayments({ kind: 'standIn', url: `http://127.0.0.1:${port}` }, patienceMs).sale(
        'software-us',
        SALE,
      ),
  },
  {
    name: 'direct debit',
    type: 'application/json',
    ask: (port, patienceMs) =>
      goCardlessDirectDebit(
        { accessToken: 'token', environment: 'sandbox', apiUrl: `http://127.0.0.1:${port}` },
        patienceMs,
      ).findPayment('PM1'),
  },
  {
    name: 'billing',
    type: 'application/json',
    ask: (port, patienceMs) =>
      httpBilling(
        { url: `http://127.0.0.1:${port}`, apiKey: SANDBOX_BILLING.apiKey },
        patienceMs,
      ).record('attempt-1', aBillingOrder(), aBillingPayment()),
  },
  {
    name: 'the captcha',
    type: 'application/json',
    ask: (port, patienceMs) =>
      enterpriseCaptcha(
        { ...aConfig().captcha, apiUrl: `http://127.0.0.1:${port}` },
        patienceMs,
      ).assess({
        token: 'token',
        action: 'SIGNUP_FREE',
        variant: 'invisible',
        userAgent: '',
        ip: '127.0.0.1',
      }),
  },
  { name: 'Google', type: 'application/json', ask: identify('google') },
  { name: 'Facebook', type: 'application/json', ask: identify('facebook') },
];

const head = (type: string, length = 1e9) =>
  `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

/** Ends with its connection, so that it needs no length. */
const compressed = (type: string, coding: string, body: Buffer) =>
  only(
    Buffer.concat([
      Buffer.from(
        `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Encoding: ${coding}\r\n\r\n`,
      ),
      body,
    ]),
  );

/** Half a megabyte that would become 560, which is more than a string can hold. */
const GZIP_BOMB = Buffer.concat(Array<Buffer>(560).fill(gzipSync(Buffer.alloc(1_000_000, 'x'))));

/** A few kilobytes that would become 50 megabytes. */
const BROTLI_BOMB = brotliCompressSync(Buffer.alloc(50_000_000, ' '), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
});

/** What HTTP/2 says first: its settings. */
const HTTP2 = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);

const HOSTILITIES: readonly (readonly [string, (type: string) => Hostility])[] = [
  ['nothing', () => silence],
  ['headers in drops', () => inDrops('HTTP/1.1 200 OK\r\nX-Drops: ')],
  ['a body in drops', (type) => inDrops(head(type))],
  ['HTTP/2', () => only(HTTP2)],
  ['half a body', (type) => only(`${head(type)}{"half`)],
  ['broken JSON', () => only(`${head('application/json', 5)}{"no"`)],
  ['a gzip bomb', (type) => compressed(type, 'gzip', GZIP_BOMB)],
  ['a brotli bomb', (type) => compressed(type, 'br', BROTLI_BOMB)],
  [
    'a redirect',
    () => only('HTTP/1.1 307 Go\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n'),
  ],
];

describe.each(SERVICES)('$name', ({ ask, type }) => {
  it.each(HOSTILITIES)(
    'that answers %s costs a limited time, and nothing after it',
    async (_name, of) => {
      const { open, port } = await aHostileService(of(type));

      const outcome = JSON.stringify(await ask(port, PATIENCE_MS));

      expect(outcome).toMatch(NO_ANSWER);
      // What it says after its time is not received any more.
      await expect.poll(open).toBe(0);
    },
    10_000,
  );

  it('that answers without end is cut off long before its time', async () => {
    const { open, port } = await aHostileService(withoutEnd(head(type)));

    const outcome = JSON.stringify(await ask(port, 600_000));

    expect(outcome).toMatch(NO_ANSWER);
    await expect.poll(open).toBe(0);
  });
});

const PAYMENT = { id: 'PM1', status: 'confirmed', amount: 1, currency: 'GBP' };
const TOKEN = '<client-token><value>of-the-page</value></client-token>';

/** How each coding that the SDKs understand is made. */
const CODINGS = [
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const;

describe.each(CODINGS)('an answer in %s', (coding, compress) => {
  const aService = (type: string, text: string) =>
    aHostileService(compressed(type, coding, compress(text)));
  const aToken = async (xml: string) => {
    const { port } = await aService('application/xml', xml);
    const config = { kind: 'standIn', url: `http://127.0.0.1:${port}` } as const;
    return (await braintreePayments(config, PATIENCE_MS).clientToken('software-us', 'USD')).kind;
  };
  const aPayment = async (json: string) => {
    const { port } = await aService('application/json', json);
    const apiUrl = `http://127.0.0.1:${port}`;
    const account = { accessToken: 'token', environment: 'sandbox', apiUrl } as const;
    return (await goCardlessDirectDebit(account, PATIENCE_MS).findPayment('PM1')).kind;
  };

  it('is read', async () => {
    expect(await aToken(TOKEN)).toBe('token');
    expect(await aPayment(JSON.stringify({ payments: PAYMENT }))).toBe('approved');
  });

  it('is not read when it becomes more than a megabyte', async () => {
    const much = ' '.repeat(1_000_000);

    expect(await aToken(TOKEN + much)).toBe('unknown');
    expect(await aPayment(JSON.stringify({ payments: PAYMENT }) + much)).toBe('unknown');
  });
});

const MAIL = {
  messageId: '<one@slotbook.example>',
  from: { name: 'Slotbook', address: 'help@slotbook.example' },
  to: 'zoe@example.com',
  subject: 'Welcome',
  text: 'Hello',
  html: '<p>Hello</p>',
};

it.each<[string, Hostility]>([
  ['nothing', silence],
  ['a greeting in drops', inDrops('220')],
  ['a greeting of many lines', inDrops('', '220-hello\r\n')],
  ['an answer to its greeting in drops', (socket) => inDrops('220 hello\r\n', '250-a\r\n')(socket)],
  ['a line without end', withoutEnd('220 ')],
])(
  'a mail server that says %s costs a limited time, and nothing after it',
  async (_name, act) => {
    const { open, port } = await aHostileService(act, true);

    await expect(smtpMail(`smtp://127.0.0.1:${port}`, PATIENCE_MS).send(MAIL)).rejects.toThrow(/./);

    await expect.poll(open).toBe(0);
  },
  10_000,
);
