import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the payment form for all methods, in Spanish for the United States. */
export const paymentTexts = {
  paymentTitle: 'Pago',
  paymentMethod: 'Forma de pago',
  changeEndsTrial: 'Su prueba gratuita termina con este cambio: hoy paga {amount}.',
  methodCC: 'Tarjeta',
  methodACH: 'Débito bancario',
  methodGC: 'Débito directo',
  paymentDeclined: 'Rechazado por su banco',
  paymentOffline:
    'No se pudieron verificar sus datos de pago: parece que no tiene conexión. Inténtelo de nuevo.',
  paymentUnreached:
    'No se pudieron verificar sus datos de pago: no logramos comunicarnos con nuestro proveedor de pagos. Inténtelo de nuevo en un momento.',
  paymentCheckFailed:
    'No se pudo cargar la verificación antirrobots, y este formulario no puede abrirse sin ella. No se pierde nada de lo que escribió. Pause su bloqueador de anuncios en esta página o revise su conexión e inténtelo de nuevo. Si el problema continúa, escríbanos a {support}.',
  paymentFormOurs:
    'Este formulario no puede abrirse en este momento. La falla es nuestra y ya estamos avisados. No se pierde nada de lo que escribió: inténtelo más tarde o escríbanos a {support}.',
  paymentBusy: 'Llegaron demasiadas solicitudes desde aquí. No se pierde nada de lo que escribió.',
  aFewMinutes: 'unos minutos',
} as const satisfies Partial<PageTexts>;
