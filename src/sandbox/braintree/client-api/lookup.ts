import { factsOfLookup, needsChallenge } from '../cards/threeDSecureFacts.ts';
import type { GatewayCall } from '../GatewayCall.ts';
import { newId, newNonce } from '../newId.ts';
import { type CallAnswer, jsonAnswer } from '../protocol/CallAnswer.ts';
import type { CardFacts, ChallengeRecord, NonceRecord } from '../records.ts';
import { currencyOf } from '../server-api/currencyOf.ts';
import { jsonOfCard, jsonOfThreeDSecure } from './jsonOf.ts';

const ACS_URL = '/sandbox/cardinal/acs';

/** The data of the bank's page, in place of a real look-up's request to the bank. */
function challengeRequest(call: GatewayCall, challenge: ChallengeRecord, card: CardFacts): string {
  const request = {
    transactionId: challenge.transactionId,
    amount: call.fields.text('amount') ?? '0',
    currency: currencyOf(call.fingerprint?.merchantAccountId ?? null),
    lastFour: card.lastFour,
    cardType: card.cardType,
    merchant: call.merchant,
  };
  return Buffer.from(JSON.stringify(request)).toString('base64url');
}

/** Looks a card up for 3-D Secure. The nonce is used up, and a new one has the outcome. */
export function lookup(call: GatewayCall): CallAnswer {
  const { storage, merchant, key } = call;
  const found = storage.nonce(merchant, key);
  if (found.state === 'unknown' || found.record.instrument.kind !== 'card') {
    return jsonAnswer(404, { error: { message: 'Payment method not found' } });
  }
  if (found.state === 'used' || !call.fields.has('amount')) {
    return jsonAnswer(422, { error: { message: 'Payment method or amount is invalid' } });
  }
  const { card } = found.record.instrument;
  const { scenario } = card;
  const threeDSecure = factsOfLookup(scenario);
  const challenge: ChallengeRecord | null =
    scenario !== null && needsChallenge(scenario)
      ? { transactionId: newId(20), scenario, wrongCodes: 0, outcome: null }
      : null;
  const upgraded: NonceRecord = {
    nonce: newNonce(),
    merchant,
    instrument: found.record.instrument,
    threeDSecure,
    challengeId: challenge?.transactionId ?? null,
  };
  storage.consumeNonce(key);
  storage.addNonce(upgraded);
  if (challenge !== null) storage.putChallenge(challenge);
  return jsonAnswer(201, {
    paymentMethod: jsonOfCard(upgraded, card),
    threeDSecureInfo: jsonOfThreeDSecure(threeDSecure),
    lookup: {
      acsUrl: challenge === null ? null : ACS_URL,
      pareq: challenge === null ? null : challengeRequest(call, challenge, card),
      md: null,
      termUrl: null,
      transactionId: challenge?.transactionId ?? newId(20),
      threeDSecureVersion: '2.2.0',
    },
    success: true,
  });
}
