import type { PageTexts } from '../LanguageWords.ts';

/** Texts of a receipt, in French for Canada. */
export const receiptTexts = {
  accountTrialEnds: 'Fin de l’essai',
  accountNextPayment: 'Prochain paiement',
  accountFirstPayment: 'Premier paiement',
  atLatest: '{date} au plus tard',
  accountPaidWith: 'Mode de paiement',
  accountAmountOn: '{amount}, le {date}',
  paidWithCard: 'Carte',
  paidWithBank: 'Compte bancaire',
  paidWithDirectDebit: 'Débit préautorisé',
  endingIn: '{name} se terminant par\u00a0{digits}',
  placedReference: 'Numéro de commande',
  plan: 'Forfait',
  planForUsers: '{plan}, {count} utilisateurs',
  planForOne: '{plan}, 1 utilisateur',
  paidToday: 'Payé aujourd’hui',
} as const satisfies Partial<PageTexts>;
