import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig.ts';

const SANDBOX = { SANDBOX_URL: 'http://127.0.0.1:4010/' };
const REAL = {
  SMTP_URL: 'smtps://user:password@mail.example:465',
  SESSION_SECRET: 's'.repeat(32),
  RECAPTCHA_PROJECT: 'project',
  RECAPTCHA_API_KEY: 'key',
  RECAPTCHA_SITE_KEY: 'site key',
  RECAPTCHA_CHECKBOX_SITE_KEY: 'checkbox key',
};

/** The messages for an invalid configuration. */
function problems(environment: Record<string, string>): readonly string[] {
  const read = readConfig(environment);
  return read.ok ? [] : read.error.map((problem) => problem.message);
}

describe('with the sandbox on', () => {
  it('nothing else needs to be set', () => {
    const read = readConfig(SANDBOX);

    expect(read).toMatchObject({
      ok: true,
      value: {
        environment: 'development',
        port: 4000,
        host: '127.0.0.1',
        sandboxUrl: 'http://127.0.0.1:4010',
        smtpUrl: 'smtp://127.0.0.1:4025',
        sessionSecret: null,
        logLevel: 'warn',
        trustedProxies: [],
        captcha: { apiUrl: 'http://127.0.0.1:4010', project: 'sandbox-project' },
      },
    });
  });

  it('production is refused', () => {
    expect(problems({ ...SANDBOX, NODE_ENV: 'production' })).toEqual([
      'SANDBOX_URL is set, and NODE_ENV is production. Remove SANDBOX_URL: the sandbox never runs in production.',
    ]);
  });
});

describe('without the sandbox', () => {
  it('the real providers are used', () => {
    expect(readConfig({ ...REAL, NODE_ENV: 'production' })).toMatchObject({
      ok: true,
      value: {
        environment: 'production',
        sandboxUrl: null,
        logLevel: 'info',
        captcha: {
          apiUrl: 'https://recaptchaenterprise.googleapis.com',
          scriptUrl: 'https://www.google.com/recaptcha/enterprise.js?render=site%20key',
        },
      },
    });
  });

  it('all missing variables are reported at once', () => {
    const messages = problems({});

    expect(messages).toHaveLength(Object.keys(REAL).length);
    for (const variable of Object.keys(REAL)) {
      expect(messages.join('\n')).toContain(`${variable} is not set. Set it to `);
    }
  });
});

it.each([
  ['PORT', 'abc', "PORT is 'abc', which cannot be used. Write a whole number from 0 to 65535."],
  ['PORT', '70000', "PORT is '70000', which cannot be used. Write a whole number from 0 to 65535."],
  [
    'NODE_ENV',
    'prod',
    "NODE_ENV is 'prod', which cannot be used. Write one of production, development, test.",
  ],
  [
    'SANDBOX_URL',
    'localhost:4010',
    "SANDBOX_URL is 'localhost:4010', which cannot be used. Write an address such as http://127.0.0.1:4010.",
  ],
  [
    'RECAPTCHA_MINIMUM_SCORE',
    '2',
    "RECAPTCHA_MINIMUM_SCORE is '2', which cannot be used. Write a number from 0 to 1.",
  ],
  ['EARLY_HINTS', 'yes', "EARLY_HINTS is 'yes', which cannot be used. Write one of off, on."],
  [
    'TRUSTED_PROXIES',
    'proxy.example',
    "TRUSTED_PROXIES is 'proxy.example', which cannot be used. Write addresses or networks, such as 10.0.0.0/8,127.0.0.1.",
  ],
])('%s=%s is refused with what to write', (variable, value, message) => {
  expect(problems({ ...REAL, ...SANDBOX, [variable]: value })).toContain(message);
});

it('a short secret is refused', () => {
  expect(problems({ ...REAL, SESSION_SECRET: 'short' })).toEqual([
    expect.stringContaining('SESSION_SECRET is too short'),
  ]);
});

it('a database address is taken, and one that cannot be used is refused', () => {
  const url = 'postgres://me:secret@db/signup';
  expect(readConfig({ ...SANDBOX, DATABASE_URL: url })).toMatchObject({
    ok: true,
    value: { databaseUrl: url },
  });
  expect(problems({ ...SANDBOX, DATABASE_URL: 'postgres://db' })).toEqual([
    expect.stringContaining('DATABASE_URL names no database'),
  ]);
});

it.each([
  'mail://me:secret@mail.example',
  'me:secret@mail.example',
  'smtp//me:sec@ret@mail.example',
])('a mail address is refused without telling its password: %s', (value) => {
  const messages = problems({ ...SANDBOX, SMTP_URL: value });

  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('…@mail.example');
  expect(messages[0]).not.toMatch(/sec|ret/);
});

it('trusted proxies are a list', () => {
  expect(readConfig({ ...SANDBOX, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ,' })).toMatchObject({
    value: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] },
  });
});
