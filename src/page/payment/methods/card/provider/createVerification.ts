import type { Client } from 'braintree-web/client';
import assets from 'braintree-web/lib/assets';
import type {
  ThreeDSecureVerifyOptions,
  ThreeDSecureVerifyPayload,
} from 'braintree-web/three-d-secure';
import { openPromise } from '../../../../providers/openPromise.ts';
import type { CardError } from '../../../card-provider/CardError.ts';
import { toCardError } from '../../../card-provider/toCardError.ts';
import type { CardFields, VerifyRequest } from './CardProvider.ts';

type Verified = Awaited<ReturnType<CardFields['verify']>>;

/** What ends a verification without the SDK, which may never settle by itself. */
type Ending = Extract<CardError, { kind: 'cancelled' | 'timedOut' | 'scriptFailed' }>;

/** What is used of the SDK's part for 3-D Secure. */
export interface Verifier {
  on(
    event: 'authentication-iframe-available' | 'customer-canceled',
    handler: (shown: { readonly element: Node }, next?: () => void) => void,
  ): void;
  verifyCard(options: ThreeDSecureVerifyOptions): Promise<ThreeDSecureVerifyPayload>;
  cancelVerifyCard(): Promise<unknown>;
  teardown(): Promise<void>;
}

/** Loads the page's dialog for the bank's question, too: without it the question could not be shown. */
async function createVerifier(client: Client): Promise<Verifier> {
  const [{ default: threeDSecure }] = await Promise.all([
    import('braintree-web/three-d-secure'),
    import('../form/ChallengeDialog.tsx'),
  ]);
  return threeDSecure.create({ client, version: '2-inline-iframe' });
}

/** The SDK's part for 3-D Secure did not load or start. */
class NotStarted extends Error {}

/** One verification, from its request to its end. */
interface Run {
  readonly request: VerifyRequest;
  readonly ended: Promise<Ending>;
  readonly end: (ending: Ending) => void;
  readonly stopClock: () => void;
  /** Whether the visitor turned the bank down on the bank's own page. */
  isTurnedDown: boolean;
}

function createRun(request: VerifyRequest, timeoutMs: number): Run {
  const { promise: ended, resolve: end } = openPromise<Ending>();
  const timer = setTimeout(() => end({ kind: 'timedOut', step: 'verify' }), timeoutMs);
  return { request, ended, end, stopClock: () => clearTimeout(timer), isTurnedDown: false };
}

/** What the bank's answer comes to. */
function judge(payload: ThreeDSecureVerifyPayload, { isTurnedDown }: Run): Verified {
  const { liabilityShiftPossible, liabilityShifted } = payload.threeDSecureInfo;
  if (liabilityShifted || (!liabilityShiftPossible && !isTurnedDown)) {
    return { ok: true, value: { nonce: payload.nonce } };
  }
  return { ok: false, error: { kind: isTurnedDown ? 'cancelled' : 'notShifted' } };
}

/** What was thrown: by the SDK with its code, for want of its part, or by a fault. */
function thrown(cause: unknown): CardError {
  const error = toCardError(cause instanceof NotStarted ? cause.cause : cause);
  const isMissing = cause instanceof NotStarted && error.kind === 'unknown';
  return isMissing ? { kind: 'scriptFailed', cause } : error;
}

/**
 * 3-D Secure, one verification at a time. The SDK's part for it is loaded with the first. The bank's
 * question is handed to the page, which shows it in a dialog of its own; from then on the time is the
 * visitor's.
 */
export function createVerification(
  client: Client,
  timeoutMs: number,
  create: (client: Client) => Promise<Verifier> = createVerifier,
): Pick<CardFields, 'verify' | 'cancelVerify'> {
  let starting: Promise<Verifier> | null = null;
  let run: Run | null = null;

  async function start(): Promise<Verifier> {
    const secure = await create(client);
    secure.on('authentication-iframe-available', ({ element }, next) => {
      run?.stopClock();
      run?.request.onChallenge((place) => {
        place.replaceChildren(element);
        next?.();
      });
    });
    secure.on('customer-canceled', () => {
      if (run) run.isTurnedDown = true;
    });
    return secure;
  }

  async function ask(own: Run): Promise<ThreeDSecureVerifyPayload> {
    starting ??= start();
    const secure = await starting.catch((cause: unknown) => {
      // The next verification asks for it anew.
      starting = null;
      throw new NotStarted('3-D Secure did not start.', { cause });
    });
    const { amount, nonce, bin, email } = own.request;
    return secure.verifyCard({
      amount,
      nonce,
      bin,
      email,
      onLookupComplete(data, next) {
        if (own !== run) return;
        // Without its script the bank's question would be waited for without end.
        const isScriptMissing = data.requiresUserAuthentication && !('Cardinal' in window);
        if (isScriptMissing)
          own.end({ kind: 'scriptFailed', cause: 'No script for the challenge' });
        else next();
      },
    });
  }

  /** Readies the SDK for the next verification after one that ended without it. */
  async function recover(ending: Ending): Promise<void> {
    if (ending.kind === 'cancelled') return void (await (await starting)?.cancelVerifyCard());
    // An SDK that has lost its script stays so: the next verification begins with a new one. Nobody
    // waits for the old one, whose part may still be on its way and never come.
    const lost = starting;
    starting = null;
    assets.loadScript.clearCache();
    lost?.then((secure) => secure.teardown()).catch(() => undefined);
  }

  async function verify(request: VerifyRequest): Promise<Verified> {
    if (run) return { ok: false, error: { kind: 'busy' } };
    const own = createRun(request, timeoutMs);
    run = own;
    try {
      const asked = ask(own);
      const outcome = await Promise.race([asked, own.ended]);
      if (!('kind' in outcome)) return judge(outcome, own);
      asked.catch(() => undefined);
      await recover(outcome).catch(() => undefined);
      return { ok: false, error: outcome };
    } catch (cause) {
      return { ok: false, error: thrown(cause) };
    } finally {
      own.stopClock();
      run = null;
    }
  }

  return { verify, cancelVerify: () => run?.end({ kind: 'cancelled' }) };
}
