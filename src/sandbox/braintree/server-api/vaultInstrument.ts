import type { Result } from '../../../core/contract/Result.ts';
import { processorText, processorType } from '../cards/processorResponses.ts';
import { unsupportedCard } from '../cards/supportedCardTypes.ts';
import type { GatewayCall } from '../GatewayCall.ts';
import { newId } from '../newId.ts';
import { type CallAnswer, refusalAnswer, validationAnswer } from '../protocol/CallAnswer.ts';
import type { Fields } from '../protocol/Fields.ts';
import type { CardFacts, Instrument, VaultRecord } from '../records.ts';
import { findInstrument } from './findInstrument.ts';
import { verificationCode, xmlOfVerification } from './xmlOf.ts';

const NONCE_CODES = { missing: '93101', used: '93107', unknown: '93108' };

function isSameCard(one: CardFacts, other: CardFacts): boolean {
  return (
    one.bin === other.bin &&
    one.lastFour === other.lastFour &&
    one.expirationMonth === other.expirationMonth &&
    one.expirationYear === other.expirationYear
  );
}

/** Whether a merchant's vault already contains this card. */
export function isInVault(
  { storage, merchant }: Pick<GatewayCall, 'storage' | 'merchant'>,
  card: CardFacts,
): boolean {
  return storage
    .vault()
    .some(
      ({ merchant: owner, instrument }) =>
        owner === merchant && instrument.kind === 'card' && isSameCard(instrument.card, card),
    );
}

/** Returns why a verification keeps a card out of the vault; null when it does not. */
function verificationRefusal(
  instrument: Instrument,
  options: Fields,
  now: Date,
): CallAnswer | null {
  // An unverified bank account is stored with that mark; only a card is refused.
  if (instrument.kind === 'bank' || !options.flag('verify_card')) return null;
  const { rejection, verificationCode: code } = instrument.card;
  if (rejection === null && processorType(code) === 'approved') return null;
  const message = rejection === null ? processorText(code) : `Gateway Rejected: ${rejection}`;
  return refusalAnswer(message, 'verification', xmlOfVerification(instrument, now.toISOString()));
}

/** Stores a card or bank account in the vault, verified if requested. */
export function vaultInstrument(
  call: GatewayCall,
  sent: Fields,
  options: Fields,
  customerId: string,
): Result<VaultRecord, CallAnswer> {
  const { storage, merchant, now } = call;
  const named = findInstrument(call, sent, NONCE_CODES);
  if ('code' in named) return { ok: false, error: validationAnswer('paymentMethod', [named]) };
  const { instrument, nonce } = named;
  const unfit = unsupportedCard(instrument);
  if (unfit !== null) return { ok: false, error: validationAnswer('creditCard', [unfit]) };
  const alone = options.flag('fail_on_duplicate_payment_method');
  if (alone && instrument.kind === 'card' && isInVault(call, instrument.card)) {
    const message = 'Duplicate card exists in the vault.';
    const error = validationAnswer('creditCard', [{ code: '81724', attribute: 'number', message }]);
    return { ok: false, error };
  }
  if (nonce !== null) storage.consumeNonce(nonce);
  const refused = verificationRefusal(instrument, options, now);
  if (refused !== null) return { ok: false, error: refused };
  const record: VaultRecord = {
    token: newId(10),
    merchant,
    customerId,
    instrument,
    verified: processorType(verificationCode(instrument)) === 'approved',
    createdAt: now.toISOString(),
  };
  storage.putVaulted(record);
  return { ok: true, value: record };
}
