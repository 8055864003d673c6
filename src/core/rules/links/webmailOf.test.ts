import { expect, test } from 'vitest';
import { webmailOf } from './webmailOf.ts';

test.each([
  ['ada@gmail.com', 'Gmail', 'https://mail.google.com'],
  ['ada@GoogleMail.com ', 'Gmail', 'https://mail.google.com'],
  ['ada@hotmail.co.uk', 'Outlook', 'https://outlook.live.com'],
  ['ada@msn.com', 'Outlook', 'https://outlook.live.com'],
  ['ada@yahoo.ca', 'Yahoo Mail', 'https://mail.yahoo.com'],
  ['ada@me.com', 'iCloud Mail', 'https://www.icloud.com'],
  ['ada@proton.me', 'Proton Mail', 'https://mail.proton.me'],
  ['ada@aol.com', 'AOL Mail', 'https://mail.aol.com'],
])('mail to %s is read in %s', (email, name, origin) => {
  const webmail = webmailOf(email);
  expect(webmail?.name).toBe(name);
  expect(new URL(webmail?.href ?? '').origin).toBe(origin);
});

test.each([
  ['a company of its own', 'ada@analytical.example'],
  ['a domain that only ends alike', 'ada@notgmail.com'],
  ['a subdomain', 'ada@mail.gmail.com'],
  ['a name that looks like a domain', 'gmail.com@analytical.example'],
  ['nothing', ''],
])('has no known page for %s', (_what, email) => {
  expect(webmailOf(email)).toBeNull();
});
