import { expect, it } from 'vitest';
import { isRedirectAllowed } from './isRedirectAllowed.ts';

const HOSTS = ['app.slotbook.example'];

it.each([
  'https://app.slotbook.example',
  'https://app.slotbook.example/welcome?a=1#b',
  'HTTPS://APP.SLOTBOOK.EXAMPLE/',
])('allows %s', (url) => {
  expect(isRedirectAllowed(url, HOSTS)).toBe(true);
});

it.each([
  '',
  '/welcome',
  '//app.slotbook.example',
  'http://app.slotbook.example/',
  'https://app.slotbook.example:8443/',
  'https://app.slotbook.example.evil.example/',
  'https://evil.example/app.slotbook.example',
  'https://app.slotbook.example@evil.example/',
  'https://me:secret@app.slotbook.example/',
  'https://evil.example\\@app.slotbook.example/',
  'https://xapp.slotbook.example/',
  'javascript:alert(1)//app.slotbook.example',
  'data:text/html,hi',
])('refuses %s', (url) => {
  expect(isRedirectAllowed(url, HOSTS)).toBe(false);
});

const OWN = 'http://slotbook.localhost:4000';

it.each([`${OWN}/account?success=true`, `${OWN}/`])("allows a page's own origin: %s", (url) => {
  expect(isRedirectAllowed(url, HOSTS, OWN)).toBe(true);
  expect(isRedirectAllowed(url, HOSTS)).toBe(false);
});

it.each([
  'http://slotbook.localhost:4001/',
  'https://slotbook.localhost:4000/',
  'http://slotbook.localhost:4000.evil.example/',
  'http://me:secret@slotbook.localhost:4000/',
  'http://slotbook.localhost:4000@evil.example/',
  '/account',
  'javascript:alert(1)',
])("refuses beside a page's own origin: %s", (url) => {
  expect(isRedirectAllowed(url, HOSTS, OWN)).toBe(false);
});
