import { expect, it } from 'vitest';
import { GLITCH_ERROR_CODES } from '../../contract/ErrorCode.ts';
import { errorWays } from './errorWays.ts';

it('offers a retry only where it can help', () => {
  const again = GLITCH_ERROR_CODES.filter((code) => errorWays(code).includes('again'));
  expect(again).toEqual(['BRAIN_TREE_CLIENT_TOKEN_ERROR', 'PLANS_NOT_AVAILABLE']);
});

it.each(GLITCH_ERROR_CODES)('%s has two links', (code) => {
  expect(new Set(errorWays(code)).size).toBe(2);
});

it('links to the account for a user without the right to upgrade, and to a retry for other errors', () => {
  expect(errorWays('UNAUTHORISED_USER_ROLE')).toEqual(['account']);
  expect(errorWays('INTERNAL_SERVER_ERROR')).toEqual(['again', 'website']);
});
