import { expect, it } from 'vitest';
import {
  GLITCH_ERROR_CODES,
  PAYMENT_ERROR_CODES,
  REQUEST_ERROR_CODES,
  SIGNUP_ERROR_CODES,
} from '../../core/contract/ErrorCode.ts';
import type { Failure } from './Failure.ts';
import { toFailureResponse } from './toFailureResponse.ts';

/** A failure for each code, with the code's details. */
function failureOf(code: (typeof CODES)[number]): Failure {
  if (code === 'INVALID_REQUEST') return { code, because: 'shape' };
  if (code === 'INVALID_FIELD') return { code, field: 'email', reason: 'invalid' };
  if (code === 'PAYMENT_DECLINED') return { code, decline: 'funds' };
  if (code === 'PRICE_CHANGED') return { code, amounts: { totalAmount: 1250, dueToday: 2000 } };
  return code === 'RATELIMIT_EXCEEDED' ? { code, retryAfter: 9 } : { code };
}

const CODES = [
  ...SIGNUP_ERROR_CODES,
  ...GLITCH_ERROR_CODES,
  ...REQUEST_ERROR_CODES,
  ...PAYMENT_ERROR_CODES,
] as const;

it.each(CODES)('%s is an error status with its own code as the message', (code) => {
  const { body, status } = toFailureResponse(failureOf(code));

  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).toMatchObject({ status: false, success: false, message: code });
});

it('a changed price says both amounts of the server', () => {
  const failure = failureOf('PRICE_CHANGED');

  expect(toFailureResponse(failure).body.data).toEqual({ totalAmount: 1250, dueToday: 2000 });
});

it('a decline says why, where that is known', () => {
  expect(toFailureResponse(failureOf('PAYMENT_DECLINED')).body.data).toEqual({ decline: 'funds' });
  expect(toFailureResponse({ code: 'PAYMENT_DECLINED' }).body.data).toBeNull();
});

it('a refused captcha begins with the word that the page looks for', () => {
  expect(toFailureResponse({ code: 'CAPTCHA_REFUSED' }).body.message).toMatch(/^Recaptcha/);
});

it('being busy is a server issue that passes', () => {
  expect(toFailureResponse({ code: 'BUSY', retryAfter: 2 })).toEqual({
    status: 503,
    body: {
      status: false,
      success: false,
      message: 'INTERNAL_SERVER_ERROR',
      data: { retryAfter: 2 },
    },
  });
});

it("a call from another site is forbidden, a call of another shape is the caller's mistake", () => {
  expect(toFailureResponse({ code: 'INVALID_REQUEST', because: 'origin' }).status).toBe(403);
  expect(toFailureResponse({ code: 'INVALID_REQUEST', because: 'shape' }).status).toBe(400);
});
