import type { Client } from 'braintree-web/client';
import type {
  ThreeDSecureVerificationData,
  ThreeDSecureVerifyOptions,
  ThreeDSecureVerifyPayload,
} from 'braintree-web/three-d-secure';
import { afterEach, expect, test, vi } from 'vitest';
import { createVerification, type Verifier } from './createVerification.ts';

type Handler = Parameters<Verifier['on']>[1];

/** A fake of the SDK's 3-D Secure component. */
class FakeVerifier implements Verifier {
  readonly handlers = new Map<string, Handler>();
  readonly asked: ThreeDSecureVerifyOptions[] = [];
  cancelled = 0;
  torndown = 0;
  readonly answer = Promise.withResolvers<ThreeDSecureVerifyPayload>();

  on(event: string, handler: Handler): void {
    this.handlers.set(event, handler);
  }
  verifyCard(options: ThreeDSecureVerifyOptions): Promise<ThreeDSecureVerifyPayload> {
    this.asked.push(options);
    return this.answer.promise;
  }
  async cancelVerifyCard(): Promise<void> {
    this.cancelled += 1;
  }
  async teardown(): Promise<void> {
    this.torndown += 1;
  }

  /** The bank's answer: whether the liability shifted, and could have. */
  answerWith(liabilityShifted: boolean, liabilityShiftPossible: boolean): void {
    const threeDSecureInfo = { liabilityShifted, liabilityShiftPossible };
    // The part of the answer that the page reads.
    const payload = { nonce: 'verified', threeDSecureInfo } as ThreeDSecureVerifyPayload;
    this.answer.resolve(payload);
  }

  ask(element: Node, next: () => void): void {
    this.handlers.get('authentication-iframe-available')?.({ element }, next);
  }
}

// Only passed on, never used here.
const CLIENT = {} as Client;
// The part of a look-up with a challenge that the page reads.
const CHALLENGE = { requiresUserAuthentication: true } as ThreeDSecureVerificationData;
const REQUEST = { amount: '9.00', nonce: 'nonce-1', bin: '411111', email: 'ada@example.com' };

function aVerification(timeoutMs = 60_000) {
  const verifiers: FakeVerifier[] = [];
  const draws: ((place: HTMLElement) => void)[] = [];
  const { verify, cancelVerify } = createVerification(CLIENT, timeoutMs, async () => {
    const verifier = new FakeVerifier();
    verifiers.push(verifier);
    return verifier;
  });
  const begin = async () => {
    const verified = verify({ ...REQUEST, onChallenge: (draw) => draws.push(draw) });
    await vi.waitFor(() => expect(verifiers.at(-1)?.asked.length).toBeGreaterThan(0));
    const verifier = verifiers.at(-1);
    if (!verifier) throw new Error('The SDK was not asked.');
    return { verified, verifier };
  };
  return { begin, cancelVerify, draws, verifiers, verify };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Cardinal');
});

test('the bank receives amount, nonce, first digits and e-mail', async () => {
  const { begin } = aVerification();
  const { verifier } = await begin();
  expect(verifier.asked[0]).toMatchObject(REQUEST);
});

test.each([
  [true, true, { ok: true, value: { nonce: 'verified' } }],
  [false, false, { ok: true, value: { nonce: 'verified' } }],
  [false, true, { ok: false, error: { kind: 'notShifted' } }],
])('liability shifted %s, possible %s', async (shifted, possible, outcome) => {
  const { begin } = aVerification();
  const { verified, verifier } = await begin();
  verifier.answerWith(shifted, possible);
  expect(await verified).toEqual(outcome);
});

test('one verification runs at a time', async () => {
  const { begin, verify } = aVerification();
  const { verified, verifier } = await begin();
  const second = await verify({ ...REQUEST, onChallenge: () => undefined });
  expect(second).toEqual({ ok: false, error: { kind: 'busy' } });
  verifier.answerWith(true, true);
  expect(await verified).toMatchObject({ ok: true });
});

test("the challenge is drawn into the page's element, and only then continues", async () => {
  const { begin, draws } = aVerification();
  const { verifier } = await begin();
  const next = vi.fn();
  const frame = document.createElement('iframe');
  verifier.ask(frame, next);
  expect(next).not.toHaveBeenCalled();
  const place = document.createElement('div');
  draws[0]?.(place);
  expect(place.firstChild).toBe(frame);
  expect(next).toHaveBeenCalledOnce();
});

test("cancelling on the bank's own page counts as cancelled, not failed", async () => {
  const { begin } = aVerification();
  const { verified, verifier } = await begin();
  verifier.handlers.get('customer-canceled')?.({ element: document.body });
  verifier.answerWith(false, true);
  expect(await verified).toEqual({ ok: false, error: { kind: 'cancelled' } });
});

test('a cancellation by the page is passed to the SDK, which is ready for the next verification', async () => {
  const { begin, cancelVerify, verifiers } = aVerification();
  const { verified, verifier } = await begin();
  cancelVerify();
  expect(await verified).toEqual({ ok: false, error: { kind: 'cancelled' } });
  expect(verifier.cancelled).toBe(1);
  await begin();
  expect(verifiers).toHaveLength(1);
});

test('a bank that never responds is abandoned, and the next verification starts fresh', async () => {
  const { begin, verifiers } = aVerification(20);
  const { verified, verifier } = await begin();
  expect(await verified).toEqual({ ok: false, error: { kind: 'timedOut', step: 'verify' } });
  expect(verifier.torndown).toBe(1);
  await begin();
  expect(verifiers).toHaveLength(2);
});

test('a challenge without its script fails at once', async () => {
  const { begin } = aVerification();
  const { verified, verifier } = await begin();
  const next = vi.fn();
  verifier.asked[0]?.onLookupComplete?.(CHALLENGE, next);
  expect(await verified).toMatchObject({ ok: false, error: { kind: 'scriptFailed' } });
  expect(next).not.toHaveBeenCalled();
});

test('a challenge with its script continues to the bank', async () => {
  const { begin } = aVerification();
  const { verifier } = await begin();
  Object.assign(window, { Cardinal: {} });
  const next = vi.fn();
  verifier.asked[0]?.onLookupComplete?.(CHALLENGE, next);
  expect(next).toHaveBeenCalledOnce();
});

test("the SDK's own error keeps its code", async () => {
  const { begin } = aVerification();
  const { verified, verifier } = await begin();
  const cause = { code: 'THREEDS_LOOKUP_ERROR', type: 'CUSTOMER', details: { status: 500 } };
  verifier.answer.reject(cause);
  expect(await verified).toEqual({
    ok: false,
    error: { kind: 'sdk', ...cause, isOnline: true, cause },
  });
});

test('a component of the SDK that did not load is loaded again', async () => {
  let tries = 0;
  const { verify } = createVerification(CLIENT, 60_000, async () => {
    tries += 1;
    throw new Error('no network');
  });
  const request = { ...REQUEST, onChallenge: () => undefined };
  expect(await verify(request)).toMatchObject({
    ok: false,
    error: { kind: 'scriptFailed' },
  });
  await verify(request);
  expect(tries).toBe(2);
});

test('a component of the SDK that never loads is abandoned without waiting', async () => {
  const never = new Promise<Verifier>(() => undefined);
  const { verify } = createVerification(CLIENT, 10, () => never);
  expect(await verify({ ...REQUEST, onChallenge: () => undefined })).toEqual({
    ok: false,
    error: { kind: 'timedOut', step: 'verify' },
  });
});
