import { expect, it } from 'vitest';
import { previewPath } from './previewPath.ts';

it('asks for a sign-up type and a way to pay as a link would', () => {
  expect(
    previewPath({ route: 'signup', signupType: 'answeringService', method: 'GC', language: '' }),
  ).toBe('/signup?signupType=answeringService&gc=true');
  expect(previewPath({ route: 'signup', signupType: 'free', method: 'CC', language: '' })).toBe(
    '/signup?signupType=free',
  );
});

it('signs in before a page of an account', () => {
  expect(previewPath({ route: 'payment', signupType: 'free', method: 'CC', language: '' })).toBe(
    '/studio-sign-in?to=/payment',
  );
});

it.each([
  ['signup', '/signup?signupType=free&lang=fr-CA'],
  ['startNow', '/start-now?lang=fr-CA'],
  ['payment', '/studio-sign-in?to=/payment&lang=fr-CA'],
  ['account', '/studio-sign-in?to=/account&lang=fr-CA'],
  ['activation', '/activate?token=preview&lang=fr-CA'],
  ['error', '/error?lang=fr-CA'],
] as const)('asks for another language than the default of %s', (route, path) => {
  const place = { route, signupType: 'free', method: 'CC', language: 'fr-CA' };
  expect(previewPath(place)).toBe(path);
});
