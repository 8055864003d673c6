import { unreachable } from '../../../core/contract/unreachable.ts';
import { newId } from '../newId.ts';
import type { ChallengeOutcome, ThreeDSecureFacts } from '../records.ts';
import type { ThreeDSecureScenario } from './threeDSecureCards.ts';

type Enrolled = ThreeDSecureFacts['enrolled'];

function facts(
  status: string,
  enrolled: Enrolled,
  liability: 'shifted' | 'possible' | 'none',
  eciFlag: string,
): ThreeDSecureFacts {
  return {
    status,
    enrolled,
    liabilityShifted: liability === 'shifted',
    liabilityShiftPossible: liability !== 'none',
    eciFlag,
    authenticationId: newId(),
    dsTransactionId: newId(20),
  };
}

/**
 * Returns the result of a card's look-up. A card that is not a published 3-D Secure test card is
 * not enrolled: its network answers for the bank, which shifts the liability without a challenge.
 */
export function factsOfLookup(scenario: ThreeDSecureScenario | null): ThreeDSecureFacts {
  switch (scenario) {
    case null:
    case 'attempted':
      return facts('authenticate_attempt_successful', 'Y', 'shifted', '06');
    case 'frictionless':
      return facts('authenticate_successful', 'Y', 'shifted', '05');
    case 'frictionlessFailed':
      return facts('authenticate_frictionless_failed', 'Y', 'possible', '07');
    case 'rejected':
      return facts('authenticate_rejected', 'Y', 'possible', '07');
    case 'unavailable':
      return facts('authenticate_unable_to_authenticate', 'Y', 'none', '07');
    case 'lookupUnavailable':
      return facts('authentication_unavailable', 'U', 'none', '07');
    case 'lookupError':
      return facts('lookup_error', 'U', 'none', '07');
    case 'lookupTimeout':
      return facts('lookup_failed_acs_error', 'U', 'none', '07');
    case 'bypassed':
      return facts('lookup_bypassed', 'B', 'none', '07');
    case 'challenge':
    case 'challengeFailed':
    case 'challengeUnavailable':
    case 'challengeError':
      return facts('challenge_required', 'Y', 'possible', '07');
    default:
      return unreachable(scenario);
  }
}

/** Applies the result of a challenge. */
export function factsOfChallenge(outcome: ChallengeOutcome): ThreeDSecureFacts {
  switch (outcome) {
    case 'passed':
      return facts('authenticate_successful', 'Y', 'shifted', '05');
    case 'failed':
    case 'cancelled':
      return facts('authenticate_failed', 'Y', 'possible', '07');
    case 'unavailable':
      return facts('authenticate_unable_to_authenticate', 'Y', 'none', '07');
    case 'error':
      return facts('authenticate_error', 'Y', 'none', '07');
    default:
      return unreachable(outcome);
  }
}

export function needsChallenge(scenario: ThreeDSecureScenario | null): boolean {
  return scenario?.startsWith('challenge') === true;
}
