import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SANDBOX_CAPTCHA } from '../core/contract/sandbox/sandboxCaptcha.ts';
import { readSandboxSettings } from './readSandboxSettings.ts';

function errorOf(environment: Record<string, string>): string {
  const settings = readSandboxSettings(environment);
  return settings.ok ? 'no error' : settings.error;
}

test('uses default ports and directory when nothing is set', () => {
  expect(readSandboxSettings({})).toEqual({
    ok: true,
    value: { port: 4010, smtpPort: 4025, dataDir: resolve('data/sandbox') },
  });
});

test('reads ports and directory from the environment', () => {
  const environment = {
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '4160',
    SANDBOX_DATA_DIR: '/tmp/box',
  };
  expect(readSandboxSettings(environment)).toEqual({
    ok: true,
    value: { port: 0, smtpPort: 4160, dataDir: '/tmp/box' },
  });
});

test.each(['http', '-1', '65536', '1.5', '4010 '])('refuses the port %o and names it', (port) => {
  expect(errorOf({ SANDBOX_PORT: port })).toBe(
    `SANDBOX_PORT is '${port}': write a port from 0 to 65535.`,
  );
});

test('refuses the same port for both', () => {
  expect(errorOf({ SANDBOX_PORT: '4150', SANDBOX_SMTP_PORT: '4150' })).toContain('are both 4150');
});

test('refuses to run in production', () => {
  expect(errorOf({ NODE_ENV: 'production' })).toContain('NODE_ENV=production');
});

test('refuses to be reachable from other machines', () => {
  expect(errorOf({ HOST: '0.0.0.0' })).toContain("HOST is '0.0.0.0'");
});

test.each(['127.0.0.1', 'localhost', '::1', ''])('runs with the loopback HOST %o', (host) => {
  expect(readSandboxSettings({ HOST: host }).ok).toBe(true);
});

describe('beside keys', () => {
  test.each([
    ['BRAINTREE_PRIVATE_KEY', 'x'],
    ['BRAINTREE_SLOTBOOK_US_PRIVATE_KEY', 'x'],
    ['GOCARDLESS_ACCESS_TOKEN', 'x'],
    ['GOCARDLESS_RINGWELL_UK_ACCESS_TOKEN', 'x'],
    ['GOOGLE_SLOTBOOK_CLIENT_SECRET', 'x'],
    ['FACEBOOK_SLOTBOOK_APP_SECRET', 'x'],
    ['RECAPTCHA_API_KEY', 'AIzaReal'],
    ['SENTRY_DSN', 'https://key@sentry.example.com/1'],
    ['SMTP_HOST', 'mail.example.com'],
    ['SMTP_URL', 'smtp://user:word@mail.example.com:587'],
  ])('refuses to run beside %s, without repeating its value', (name, value) => {
    expect(errorOf({ [name]: value })).toBe(
      `The sandbox does not run beside live keys: unset ${name}, or start without the sandbox.`,
    );
  });

  test.each([
    ['BRAINTREE_PUBLIC_KEY', 'x'],
    ['BRAINTREE_PRIVATE_KEY', ''],
    ['RECAPTCHA_API_KEY', SANDBOX_CAPTCHA.apiKey],
    ['SMTP_HOST', '127.0.0.1'],
    ['SMTP_URL', 'smtp://localhost:4025'],
  ])('runs beside %s=%o', (name, value) => {
    expect(readSandboxSettings({ [name]: value }).ok).toBe(true);
  });
});
