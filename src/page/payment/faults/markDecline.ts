import type { DeclineReason } from '../../../core/contract/DeclineReason.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { declineTexts } from '../../../core/texts/en/paying/declineTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { PaymentContext } from '../../flows/paymentNeeds.ts';
import { paymentFormOf } from '../paymentFormOf.ts';
import { faultyFields, type PaymentProblem } from './faultyFields.ts';

/**
 * The card fields to mark for a reason, by the provider's names. For any other reason it is the number.
 */
const LISTED: Partial<Readonly<Record<DeclineReason, readonly string[]>>> = {
  expired: ['expirationDate'],
  number: ['number'],
  code: ['cvv'],
  postalCode: ['postalCode'],
  details: ['cvv', 'postalCode'],
};

/**
 * Puts the decline's reason first in the failure on screen, and marks the fields it concerns. A card
 * of a kind that is not accepted was not declined by a bank, so its mark says something else. Does
 * nothing for a method that the page does not offer, because the attempt belongs to another tab.
 */
export function markDecline(
  { stores }: PaymentContext,
  method: PaymentMethod,
  decline: DeclineReason,
): void {
  const { brand, modal } = stores;
  const form = paymentFormOf(stores);
  if (!form?.methods.includes(method) || !modal.message) return;
  const { numberField, store, words } = form.form(method);
  const told = words.saysWhyDeclined ? decline : null;
  const listed = told && LISTED[told];
  const marked: readonly PaymentProblem[] = listed
    ? faultyFields('listedFields', { listed, numberField, shown: store.fieldNames })
    : store.fieldNames
        .filter((field) => field === numberField)
        .map((field) => ({ field, code: told === 'cardKind' ? 'notAccepted' : 'declined' }));
  for (const { field, code } of marked) store.showError(field, code);
  const { text, ...message } = modal.message;
  const [first] = marked;
  modal.openFailure({
    ...message,
    ...(first && { field: first.field }),
    ...(told
      ? { text: lateTextsOf(brand, 'decline', declineTexts)[told], notes: [text] }
      : { text }),
  });
}
