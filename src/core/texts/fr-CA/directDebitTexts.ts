import type { PageTexts } from '../LanguageWords.ts';

/** Texts of Direct Debit, in French for Canada. */
export const directDebitTexts = {
  directDebitIntro:
    'Quand vous appuyez sur «\u00a0{button}\u00a0», un formulaire sécurisé de notre fournisseur de paiement GoCardless s’ouvre. Ayez en main votre code de banque et votre numéro de compte.',
  directDebitSetUp:
    'Votre débit préautorisé est établi. Appuyez sur «\u00a0{button}\u00a0» pour terminer.',
  directDebitLeft:
    'Vous avez fermé le formulaire de débit préautorisé, et rien n’a été établi. Appuyez sur «\u00a0{button}\u00a0» pour le rouvrir.',
  guaranteeTitle: 'La garantie du débit préautorisé vous protège',
  guaranteeNotice: 'Le montant et la date vous sont annoncés avant tout prélèvement.',
  guaranteeRefund:
    'Si un paiement est prélevé par erreur, votre banque vous le rembourse en entier aussitôt.',
  guaranteeCancel: 'Vous pouvez annuler en tout temps, auprès de nous ou de votre banque.',
  directDebitTrust: 'GoCardless perçoit le paiement, que protège la garantie du débit préautorisé.',
  directDebitTiming:
    'Le premier paiement quitte votre compte bancaire après quelques jours ouvrables. {ready}',
  mandateRequired: 'Veuillez établir le débit préautorisé pour continuer.',
  mandateInvalid: 'Le débit préautorisé n’a pas pu être établi. Veuillez réessayer.',
} as const satisfies Partial<PageTexts>;
