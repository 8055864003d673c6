import { factsOfChallenge } from '../cards/threeDSecureFacts.ts';
import type { GatewayCall } from '../GatewayCall.ts';
import { newNonce } from '../newId.ts';
import { type CallAnswer, jsonAnswer } from '../protocol/CallAnswer.ts';
import type { Fields } from '../protocol/Fields.ts';
import type { ChallengeOutcome, ChallengeRecord } from '../records.ts';
import { readJwt, signJwt } from './cardinalJwt.ts';
import { jsonOfCard, jsonOfThreeDSecure } from './jsonOf.ts';

/** The code that the bank's test page accepts. */
const RIGHT_CODE = '1234';
const MOST_TRIES = 3;

const ACTION_CODES: Readonly<Record<ChallengeOutcome, string>> = {
  passed: 'SUCCESS',
  failed: 'FAILURE',
  cancelled: 'FAILURE',
  unavailable: 'NOACTION',
  error: 'ERROR',
};

// The keys of ACTION_CODES are the outcomes, by its type.
const OUTCOMES = Object.keys(ACTION_CODES) as readonly ChallengeOutcome[];

/**
 * Returns the outcome of a visitor's answer for a published test card; null if the visitor can try
 * again.
 */
function outcomeOf(
  { scenario, wrongCodes }: ChallengeRecord,
  sent: Fields,
): ChallengeOutcome | null {
  const answer = OUTCOMES.find((outcome) => outcome === sent.text('answer'));
  if (answer === 'cancelled') return 'cancelled';
  if (scenario === 'challengeUnavailable') return 'unavailable';
  if (scenario === 'challengeError') return 'error';
  if (scenario === 'challengeFailed') return 'failed';
  if (answer !== undefined) return answer;
  if (sent.text('code') === RIGHT_CODE) return 'passed';
  return wrongCodes + 1 >= MOST_TRIES ? 'failed' : null;
}

/** The bank's half of a challenge: evaluates the visitor's answer, once. */
export function answerChallenge({ storage, fields }: GatewayCall): CallAnswer {
  const challenge = storage.challenge(fields.text('transactionId') ?? '');
  if (challenge === null) return jsonAnswer(404, { error: { message: 'Unknown transactionId' } });
  const outcome = challenge.outcome ?? outcomeOf(challenge, fields);
  if (outcome === null) {
    storage.putChallenge({ ...challenge, wrongCodes: challenge.wrongCodes + 1 });
    return jsonAnswer(200, { retry: true, triesLeft: MOST_TRIES - challenge.wrongCodes - 1 });
  }
  storage.putChallenge({ ...challenge, outcome });
  const { transactionId } = challenge;
  const jwt = signJwt(storage.signingKey, { transactionId, outcome });
  return jsonAnswer(200, { jwt, outcome, actionCode: ACTION_CODES[outcome] });
}

/** Records a challenge's outcome: on a new nonce if it passed, otherwise on this one. */
export function authenticate({ storage, merchant, key, fields }: GatewayCall): CallAnswer {
  const found = storage.nonce(merchant, key);
  const claims = readJwt(storage.signingKey, fields.text('jwt') ?? '');
  if (found.state === 'unknown' || found.record.instrument.kind !== 'card') {
    return jsonAnswer(404, { error: { message: 'Payment method not found' } });
  }
  const { record } = found;
  const outcome = OUTCOMES.find((it) => it === claims?.text('outcome'));
  const isOfThis = claims?.text('transactionId') === record.challengeId;
  if (found.state === 'used' || !isOfThis || outcome === undefined) {
    return jsonAnswer(422, { error: { message: 'The JWT or the payment method is invalid' } });
  }
  const { card } = found.record.instrument;
  const threeDSecure = factsOfChallenge(outcome);
  const threeDSecureInfo = jsonOfThreeDSecure(threeDSecure);
  if (outcome !== 'passed') {
    storage.putNonce({ ...record, threeDSecure });
    const message = 'Failed to authenticate, please try a different form of payment.';
    const errors = [{ code: '81571', attribute: 'three_d_secure_token', message }];
    return jsonAnswer(200, { threeDSecureInfo, success: false, errors, error: { message } });
  }
  const upgraded = {
    ...record,
    nonce: newNonce(),
    threeDSecure,
    challengeId: null,
  };
  storage.consumeNonce(key);
  storage.addNonce(upgraded);
  return jsonAnswer(200, {
    paymentMethod: jsonOfCard(upgraded, card),
    threeDSecureInfo,
    success: true,
  });
}
