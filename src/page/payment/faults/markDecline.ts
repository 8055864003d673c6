import type { DeclineReason } from '../../../core/contract/DeclineReason.ts';
import { declineTexts } from '../../../core/texts/en/paying/declineTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { PaymentContext } from '../../flows/paymentNeeds.ts';
import type { PaymentMethod } from '../../stores/PaymentStore.ts';
import { paymentFormOf } from '../paymentFormOf.ts';
import { faultyFields, type PaymentProblem } from './faultyFields.ts';

/** The card's fields to look at again, as the provider calls them; for any other reason the number. */
const LISTED: Partial<Readonly<Record<DeclineReason, readonly string[]>>> = {
  expired: ['expirationDate'],
  number: ['number'],
  code: ['cvv'],
  postalCode: ['postalCode'],
  details: ['cvv', 'postalCode'],
};

/**
 * Adds to the failure on show why the bank declined, before all else, and marks the fields that it
 * hangs on. A refusal that no bank gave says nothing of what was typed. Does nothing for a method that
 * the page does not offer: its form is another tab's.
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
