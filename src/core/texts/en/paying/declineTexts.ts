import type { DeclineReason } from '../../../contract/DeclineReason.ts';

/** Why a card was declined. Part of the script that shows them; pages do not receive them. */
export const declineTexts = {
  bank: 'Your bank declined the payment and gave no reason. It can tell you why.',
  funds: 'Your bank says that there is not enough money for this payment.',
  limit: "Your bank says that this payment is above your card's limit.",
  expired: 'Your bank says that this card has expired, or that its date is another one.',
  number: 'Your bank does not know this card number. Please check it.',
  code: 'Your bank says that the security code is another one. Please check it.',
  postalCode: 'Your bank has another postal code for this card. Please check it.',
  details: 'The security code or the postal code is not what your bank has. Please check both.',
  notAllowed:
    'Your bank does not let this card be used for such a payment. Please use another one.',
  cardKind: 'Cards of this kind are not accepted here. Please use another card.',
} as const satisfies Record<DeclineReason, string>;

/** The other payment methods offered after a decline. Part of the same script. */
export const otherMethodTexts = { use: 'Use {method} instead' } as const;
