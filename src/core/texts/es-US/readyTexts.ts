import type { PageTexts } from '../LanguageWords.ts';

/** When an account that is paid by a bank debit is ready, in Spanish for the United States. */
export const readyTexts = {
  bankReadyNow: 'No tiene que esperar: su cuenta está lista al instante.',
  bankReadyByMail: 'No tiene que esperar: el correo que activa su cuenta se envía al instante.',
  bankReadyTrial: 'Hoy no se cobra nada: el primer pago llega después de su prueba.',
  bankReadyUpgrade: 'No tiene que esperar: su nuevo plan comienza al instante.',
} as const satisfies Partial<PageTexts>;
