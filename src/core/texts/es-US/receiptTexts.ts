import type { PageTexts } from '../LanguageWords.ts';

/** Texts of a receipt, in Spanish for the United States. */
export const receiptTexts = {
  accountTrialEnds: 'Fin de la prueba',
  accountNextPayment: 'Próximo pago',
  accountFirstPayment: 'Primer pago',
  atLatest: '{date} a más tardar',
  accountPaidWith: 'Forma de pago',
  accountAmountOn: '{amount} el {date}',
  paidWithCard: 'Tarjeta',
  paidWithBank: 'Cuenta bancaria',
  paidWithDirectDebit: 'Débito directo',
  endingIn: '{name} terminada en\u00a0{digits}',
  placedReference: 'Número de pedido',
  plan: 'Plan',
  planForUsers: '{plan}, {count} usuarios',
  planForOne: '{plan}, 1 usuario',
  paidToday: 'Pagado hoy',
} as const satisfies Partial<PageTexts>;
