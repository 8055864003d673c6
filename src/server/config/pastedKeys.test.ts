import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig.ts';

const KEYS = {
  BILLING_API_KEY: 'key',
  BRAINTREE_SOFTWARE_US_MERCHANT_ID: 'id',
  BRAINTREE_SOFTWARE_US_PUBLIC_KEY: 'key',
  BRAINTREE_SOFTWARE_US_PRIVATE_KEY: 'key',
  GOCARDLESS_SOFTWARE_UK_ACCESS_TOKEN: 'token',
  GOCARDLESS_SOFTWARE_UK_WEBHOOK_SECRET: 'secret',
  GOOGLE_SLOTBOOK_CLIENT_ID: 'id',
  GOOGLE_SLOTBOOK_CLIENT_SECRET: 'secret',
  RECAPTCHA_API_KEY: 'key',
  RECAPTCHA_CHECKBOX_SITE_KEY: 'key',
  RECAPTCHA_PROJECT: 'project',
  RECAPTCHA_SITE_KEY: 'key',
};

const REAL = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://mail.example',
  SESSION_SECRET: 's'.repeat(32),
  BILLING_URL: 'https://billing.example',
  BRAINTREE_ENVIRONMENT: 'sandbox',
  GOCARDLESS_ENVIRONMENT: 'sandbox',
  ...KEYS,
};

it('the keys of this test are accepted', () => {
  expect(readConfig(REAL)).toMatchObject({ ok: true });
});

describe.each(Object.keys(KEYS))('%s', (variable) => {
  it.each([
    ['a space that is not seen', 'ke\u200by'],
    ['a curly quotation mark', '“key”'],
    ['letters of another script', 'кey'],
    ['two lines', 'key\nother'],
  ])('with %s is refused at the start, and not shown', (_, value) => {
    const read = readConfig({ ...REAL, [variable]: value });

    expect(read).toMatchObject({
      ok: false,
      error: [
        {
          variable,
          message: `${variable} has a character that no key has. Copy it again, without quotation marks or line breaks.`,
        },
      ],
    });
  });
});
