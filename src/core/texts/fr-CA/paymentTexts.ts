import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the payment form for all methods, in French for Canada. */
export const paymentTexts = {
  paymentTitle: 'Paiement',
  paymentMethod: 'Mode de paiement',
  changeEndsTrial:
    'Ce changement met fin à votre essai gratuit\u00a0: vous payez {amount} aujourd’hui.',
  methodCC: 'Carte',
  methodACH: 'Prélèvement bancaire',
  methodGC: 'Débit préautorisé',
  paymentDeclined: 'Refusé par votre banque',
  paymentOffline:
    'Vos renseignements de paiement n’ont pas pu être vérifiés\u00a0: vous semblez être hors ligne. Veuillez réessayer.',
  paymentUnreached:
    'Vos renseignements de paiement n’ont pas pu être vérifiés\u00a0: notre fournisseur de paiement est injoignable. Veuillez réessayer dans un instant.',
  paymentCheckFailed:
    'La vérification antirobot n’a pas pu être chargée, et ce formulaire ne peut pas s’ouvrir sans elle. Rien de ce que vous avez saisi n’est perdu. Veuillez suspendre votre bloqueur de publicités pour cette page ou vérifier votre connexion, puis réessayer. Si le problème persiste, écrivez-nous à {support}.',
  paymentFormOurs:
    'Ce formulaire ne peut pas s’ouvrir pour le moment. L’erreur vient de nous, et nous en sommes avisés. Rien de ce que vous avez saisi n’est perdu\u00a0: veuillez réessayer plus tard ou écrivez-nous à {support}.',
  paymentBusy: 'Trop de demandes sont venues d’ici. Rien de ce que vous avez saisi n’est perdu.',
  aFewMinutes: 'quelques minutes',
} as const satisfies Partial<PageTexts>;
