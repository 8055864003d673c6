import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig.ts';

const REAL = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  SESSION_SECRET: 's'.repeat(32),
  RECAPTCHA_PROJECT: 'project',
  RECAPTCHA_API_KEY: 'key',
  RECAPTCHA_SITE_KEY: 'site key',
  RECAPTCHA_CHECKBOX_SITE_KEY: 'checkbox key',
  BILLING_API_KEY: 'key',
  BILLING_URL: 'https://billing.example',
};

function problems(environment: Record<string, string>): readonly string[] {
  const read = readConfig({ ...REAL, ...environment });
  return read.ok ? [] : read.error.map((problem) => problem.message);
}

/** Each variable with the address of a service that gets keys or customers' data. */
const SERVICES = [
  ['BILLING_URL', (origin: string) => `${origin}/v1`],
  ['RECAPTCHA_URL', (origin: string) => origin],
  ['SENTRY_DSN', (origin: string) => `${origin.replace('//', '//0123456789abcdef@')}/2`],
] as const;

describe.each(SERVICES)('in production, %s', (variable, addressAt) => {
  it.each(['http://service.example', 'http://10.0.0.7:8080', 'http://127.example'])(
    'on another machine is refused without TLS: %s',
    (origin) => {
      expect(problems({ [variable]: addressAt(origin) })).toEqual([
        `${variable} is on another machine, and not encrypted. Write an https address, or one of this machine, such as http://127.0.0.1:4010.`,
      ]);
    },
  );

  it.each([
    'https://service.example',
    'http://127.0.0.1:8080',
    'http://[::1]:80',
    'http://localhost',
  ])('may be %s', (origin) => {
    expect(problems({ [variable]: addressAt(origin) })).toEqual([]);
  });

  it('may be on another machine without TLS in development', () => {
    const address = addressAt('http://service.example');
    expect(problems({ NODE_ENV: 'development', [variable]: address })).toEqual([]);
  });
});

it.each(['BILLING_URL', 'RECAPTCHA_URL'])(
  '%s with what no request could keep is refused, and a password in it is not shown',
  (variable) => {
    for (const address of [
      'https://service.example/v1?key=secret',
      'https://service.example/v1#secret',
      'https://user:secret@service.example/v1',
    ]) {
      const [message, ...others] = problems({ [variable]: address });
      expect(others).toEqual([]);
      expect(message).toContain(`${variable} `);
      expect(message).toContain('without a name, a password, a ? or a #');
      expect(message).not.toContain('secret');
    }
  },
);
