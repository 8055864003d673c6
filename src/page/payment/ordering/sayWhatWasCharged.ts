import { checkingTexts } from '../../../core/texts/en/paying/checkingTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import { moneyReason } from '../../flows/attempts/moneyReason.ts';
import type { Refusal } from '../../flows/failures/Refusal.ts';
import type { PaymentContext } from '../../flows/paymentNeeds.ts';

const SAID = { NOTHING_CHARGED: 'nothingCharged', CALLED_BACK: 'calledBack' } as const;

/** Failures whose own text already says it. */
const SAYS_SO: readonly string[] = [
  'THREE_D_SECURE_FAILED',
  'MANDATE_NOT_AUTHORISED',
  'MANDATE_ALREADY_USED',
];

/** Adds to the failure on screen that nothing was charged, for an order that never began. */
export function sayNothingWasCharged({ stores }: PaymentContext): void {
  const { brand, modal } = stores;
  const { message, view } = modal;
  if (view === 'failure' && message) {
    const { nothingCharged } = lateTextsOf(brand, 'checking', checkingTexts);
    modal.openFailure({ ...message, notes: [nothingCharged, ...(message.notes ?? [])] });
  }
}

/** Adds to the failure on screen what happened to the money, because payers ask that first. */
export function sayWhatWasCharged({ stores }: PaymentContext, refusal: Refusal): void {
  const { brand, modal } = stores;
  const { message, view } = modal;
  const reason = moneyReason(refusal);
  if (view !== 'failure' || !message || !reason || SAYS_SO.includes(refusal.message)) return;
  const { [SAID[reason]]: said } = lateTextsOf(brand, 'checking', checkingTexts);
  modal.openFailure({ ...message, notes: [said, ...(message.notes ?? [])] });
}
