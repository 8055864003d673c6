import type { PageTexts } from '../LanguageWords.ts';

/** Texts of Direct Debit, in Spanish for the United States. */
export const directDebitTexts = {
  directDebitIntro:
    'Cuando presione «{button}», se abre un formulario seguro de nuestro proveedor de pagos GoCardless. Tenga a mano su código de sucursal y su número de cuenta.',
  directDebitSetUp: 'Su débito directo está configurado. Presione «{button}» para terminar.',
  directDebitLeft:
    'Cerró el formulario de débito directo y no se configuró nada. Presione «{button}» para abrirlo de nuevo.',
  guaranteeTitle: 'La garantía del débito directo le protege',
  guaranteeNotice: 'Se le informan el monto y la fecha antes de cobrarle.',
  guaranteeRefund:
    'Si un pago se cobra por error, su banco se lo reembolsa por completo al instante.',
  guaranteeCancel: 'Puede cancelar en cualquier momento, con nosotros o en su banco.',
  directDebitTrust: 'GoCardless cobra el pago, con la garantía del débito directo.',
  directDebitTiming:
    'El primer pago sale de su cuenta bancaria después de algunos días hábiles. {ready}',
  mandateRequired: 'Configure el débito directo para continuar.',
  mandateInvalid: 'No se pudo configurar el débito directo. Inténtelo de nuevo.',
} as const satisfies Partial<PageTexts>;
