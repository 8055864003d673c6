import type { CardPayment } from '../../../../core/contract/generated/calls.ts';
import type { ChargeResult, Due } from '../../ChargeResult.ts';
import type { CardError } from '../../card-provider/CardError.ts';
import { CARD_FORM_UNAVAILABLE } from '../../faults/ownFault.ts';
import { cardFault } from './cardFault.ts';
import type { CardFieldFlows } from './createCardFlows.ts';

type CardCharge = ChargeResult<CardPayment>;

/** An amount in minor units as the card provider wants it: '49.00'. Every currency here has two decimals. */
function mainUnits(minor: number): string {
  return (minor / 100).toFixed(2);
}

const ready = (nonce: string): CardCharge => ({
  kind: 'ready',
  payment: { paymentType: 'CC', paymentDetails: { nonce } },
});

async function failed(error: CardError, step: 'tokenize' | 'verify'): Promise<CardCharge> {
  const fault = await cardFault(error, step);
  return fault ? { kind: 'failed', fault, cause: error } : { kind: 'cancelled' };
}

const NO_FORM: CardCharge = { kind: 'failed', fault: CARD_FORM_UNAVAILABLE };

/**
 * Pays by card: a nonce of what was typed, and where anything is due the bank's word for it. Each try
 * begins with a nonce of its own.
 */
export function createCardCharge(
  card: Pick<CardFieldFlows, 'tokenize' | 'verify'>,
): (due: Due) => Promise<CardCharge> {
  return async ({ dueToday, email }) => {
    const token = await card.tokenize();
    if (token === null) return NO_FORM;
    if (!token.ok) return failed(token.error, 'tokenize');
    const { nonce, bin } = token.value;
    if (dueToday === 0) return ready(nonce);
    const verified = await card.verify({ amount: mainUnits(dueToday), nonce, bin, email });
    if (verified === null) return NO_FORM;
    return verified.ok ? ready(verified.value.nonce) : failed(verified.error, 'verify');
  };
}
