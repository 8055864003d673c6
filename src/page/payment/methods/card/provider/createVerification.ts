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

/** Ways to end a verification without the SDK, whose promise may never settle. */
type Ending = Extract<CardError, { kind: 'cancelled' | 'timedOut' | 'scriptFailed' }>;

/** The methods used of the SDK's 3-D Secure component. */
export interface Verifier {
  on(
    event: 'authentication-iframe-available' | 'customer-canceled',
    handler: (shown: { readonly element: Node }, next?: () => void) => void,
  ): void;
  verifyCard(options: ThreeDSecureVerifyOptions): Promise<ThreeDSecureVerifyPayload>;
  cancelVerifyCard(): Promise<unknown>;
  teardown(): Promise<void>;
}

/** Also loads the page's dialog for the challenge, which cannot be shown without it. */
async function createVerifier(client: Client): Promise<Verifier> {
  const [{ default: threeDSecure }] = await Promise.all([
    import('braintree-web/three-d-secure'),
    import('../form/ChallengeDialog.tsx'),
  ]);
  return threeDSecure.create({ client, version: '2-inline-iframe' });
}

/** The SDK's 3-D Secure component did not load or start. */
class NotStarted extends Error {}

/** One verification from its request to its end. */
interface Run {
  readonly request: VerifyRequest;
  readonly ended: Promise<Ending>;
  readonly end: (ending: Ending) => void;
  readonly stopClock: () => void;
  /** Whether the visitor cancelled on the bank's own page. */
  isTurnedDown: boolean;
}

function createRun(request: VerifyRequest, timeoutMs: number): Run {
  const { promise: ended, resolve: end } = openPromise<Ending>();
  const timer = setTimeout(() => end({ kind: 'timedOut', step: 'verify' }), timeoutMs);
  return { request, ended, end, stopClock: () => clearTimeout(timer), isTurnedDown: false };
}

/** Decides what the bank's answer means. */
function judge(payload: ThreeDSecureVerifyPayload, { isTurnedDown }: Run): Verified {
  const { liabilityShiftPossible, liabilityShifted } = payload.threeDSecureInfo;
  if (liabilityShifted || (!liabilityShiftPossible && !isTurnedDown)) {
    return { ok: true, value: { nonce: payload.nonce } };
  }
  return { ok: false, error: { kind: isTurnedDown ? 'cancelled' : 'notShifted' } };
}

/**
 * Maps what was thrown: an SDK error by its code, a component that did not load, or an unexpected error.
 */
function thrown(cause: unknown): CardError {
  const error = toCardError(cause instanceof NotStarted ? cause.cause : cause);
  const isMissing = cause instanceof NotStarted && error.kind === 'unknown';
  return isMissing ? { kind: 'scriptFailed', cause } : error;
}

/**
 * 3-D Secure, one verification at a time. The SDK's component loads with the first. The page shows
 * the bank's challenge in its own dialog; from then on there is no time limit.
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
      // The next verification starts it again.
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
        // Without its script the challenge could never be answered.
        const isScriptMissing = data.requiresUserAuthentication && !('Cardinal' in window);
        if (isScriptMissing)
          own.end({ kind: 'scriptFailed', cause: 'No script for the challenge' });
        else next();
      },
    });
  }

  /** Prepares the SDK for the next verification after one that ended without it. */
  async function recover(ending: Ending): Promise<void> {
    if (ending.kind === 'cancelled') return void (await (await starting)?.cancelVerifyCard());
    // An SDK that failed to load its script cannot recover, so the next verification uses a new
    // one. The old one is not awaited, because its script may never load.
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
