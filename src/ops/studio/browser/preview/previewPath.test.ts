import { expect, it } from 'vitest';
import { previewPath } from './previewPath.ts';

it('asks for a sign-up type and a way to pay as a link would', () => {
  expect(previewPath({ route: 'signup', signupType: 'answeringService', method: 'GC' })).toBe(
    '/signup?signupType=answeringService&gc=true',
  );
  expect(previewPath({ route: 'signup', signupType: 'free', method: 'CC' })).toBe(
    '/signup?signupType=free',
  );
});

it('signs in before a page of an account', () => {
  expect(previewPath({ route: 'payment', signupType: 'free', method: 'CC' })).toBe(
    '/studio-sign-in?to=/payment',
  );
});
