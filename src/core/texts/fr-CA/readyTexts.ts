import type { PageTexts } from '../LanguageWords.ts';

/** When an account that is paid by a bank debit is ready, in French for Canada. */
export const readyTexts = {
  bankReadyNow: 'Vous n’avez pas à attendre\u00a0: votre compte est prêt aussitôt.',
  bankReadyByMail:
    'Vous n’avez pas à attendre\u00a0: le courriel qui active votre compte est envoyé aussitôt.',
  bankReadyTrial: 'Rien n’est prélevé aujourd’hui\u00a0: le premier paiement suit votre essai.',
  bankReadyUpgrade: 'Vous n’avez pas à attendre\u00a0: votre nouveau forfait commence aussitôt.',
} as const satisfies Partial<PageTexts>;
