import type { LateTexts } from '../LanguageWords.ts';

/** Texts of a payment whose outcome is unknown, in French for Canada. */
export const checkingTexts = {
  heading: 'Vérification de votre paiement',
  asking: 'Nous demandons ce qu’il est advenu de votre paiement.',
  long: 'Cela prend plus de temps que d’habitude.',
  stay: 'Veuillez rester sur cette page et ne pas payer de nouveau.',
  leave:
    'Vous n’avez pas à attendre\u00a0: une fois votre paiement passé, nous vous écrirons à {email}. Veuillez ne pas payer de nouveau; si vous avez une question, écrivez-nous à {support}.',
  leaveUpgrade:
    'Vous n’avez pas à attendre\u00a0: une fois votre paiement passé, votre compte l’affichera. Veuillez ne pas payer de nouveau; si vous avez une question, écrivez-nous à {support}.',
  notReceived:
    'La connexion a été perdue avant que votre commande nous parvienne. Rien de ce que vous avez saisi n’est perdu\u00a0: veuillez réessayer.',
  ended: 'Veuillez recharger cette page',
  endedText:
    'Votre séance a pris fin avant que nous sachions ce qu’il est advenu de votre paiement. Veuillez ne pas payer de nouveau\u00a0: une fois la page rechargée, nous le vérifierons. Vos renseignements sont conservés.',
  unknown: 'Veuillez consulter vos courriels',
  unknownText:
    'Nous ne pouvons pas savoir ici ce qu’il est advenu de votre paiement. S’il est passé, nous vous avons écrit à {email}\u00a0: veuillez vérifier avant de payer de nouveau, ou écrivez-nous à {support}.',
  unknownUpgrade: 'Veuillez consulter votre compte',
  unknownUpgradeText:
    'Nous ne pouvons pas savoir ici ce qu’il est advenu de votre paiement. S’il est passé, votre compte l’affiche\u00a0: veuillez le consulter avant de payer de nouveau, ou écrivez-nous à {support}.',
  nothingCharged: 'Rien n’a été facturé.',
  // The cancellation is not made yet, and may come too late.
  calledBack: 'Nous demandons à votre banque d’annuler le paiement.',
} as const satisfies LateTexts['checking'];
