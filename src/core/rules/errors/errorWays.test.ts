import { expect, it } from 'vitest';
import { GLITCH_ERROR_CODES } from '../../contract/ErrorCode.ts';
import { errorWays } from './errorWays.ts';

it('offers a second try only where it can help', () => {
  const again = GLITCH_ERROR_CODES.filter((code) => errorWays(code).includes('again'));
  expect(again).toEqual(['BRAIN_TREE_CLIENT_TOKEN_ERROR', 'PLANS_NOT_AVAILABLE']);
});

it.each(GLITCH_ERROR_CODES)('%s has two ways on', (code) => {
  expect(new Set(errorWays(code)).size).toBe(2);
});

it('leads whoever may not upgrade back to the account, and from any other error to a second try', () => {
  expect(errorWays('UNAUTHORISED_USER_ROLE')).toEqual(['account']);
  expect(errorWays('INTERNAL_SERVER_ERROR')).toEqual(['again', 'website']);
});
