import type { CardPayment } from '../../../../core/contract/generated/calls.ts';
import type { ChargeResult, Due } from '../../ChargeResult.ts';
import type { CardError } from '../../card-provider/CardError.ts';
import { CARD_FORM_UNAVAILABLE } from '../../faults/ownFault.ts';
import { cardFault } from './cardFault.ts';
import type { CardFieldFlows } from './createCardFlows.ts';

type CardCharge = ChargeResult<CardPayment>;

/**
 * Converts minor units to the card provider's format: '49.00'. Every supported currency has two
 * decimals.
 */
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
 * Pays by card: makes a nonce of the input, and if an amount is due has the bank verify it. Each
 * try begins with a new nonce.
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
