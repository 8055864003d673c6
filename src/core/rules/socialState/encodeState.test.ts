import { expect, it } from 'vitest';
import { encodeState } from './encodeState.ts';

it('writes JSON in UTF-8 as base64url', () => {
  const start = { signupType: 'free', query: 'utm_source=Zoë 🎉??>>', timeZone: 'Europe/London' };
  const state = encodeState(start);
  expect(state).toMatch(/^[\w-]+$/);
  expect(JSON.parse(Buffer.from(state, 'base64url').toString())).toEqual(start);
});
