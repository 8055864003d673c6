import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the payment by card, in Spanish for the United States. */
export const cardTexts = {
  number: 'Número de tarjeta',
  numberRequired: 'Ingrese el número de tarjeta',
  numberInvalid: 'Número de tarjeta no válido',
  numberNotAccepted: 'Aquí no se acepta este tipo de tarjeta. Use otra tarjeta.',
  expirationMonth: 'Mes',
  expirationMonthRequired: 'Ingrese el mes',
  expirationMonthInvalid: 'Mes no válido',
  expirationYear: 'Año',
  expirationYearRequired: 'Ingrese el año',
  expirationYearInvalid: 'Año no válido',
  expirationDate: 'Fecha de vencimiento',
  expirationDateRequired: 'Ingrese la fecha de vencimiento',
  expirationDateInvalid: 'Fecha de vencimiento no válida',
  cvv: 'CVV',
  cvvRequired: 'Ingrese el CVV',
  cvvInvalid: 'CVV no válido',
  // The market's texts replace these: see marketTexts.
  postalCode: 'Código postal',
  postalCodeHint: 'Bastan 5 dígitos.',
  postalCodeRequired: 'Ingrese el código postal',
  postalCodeInvalid: 'Código postal no válido',
  cvvOnBack: '{digits} dígitos en el reverso.',
  cvvOnFront: '{digits} dígitos en el frente.',
  cardType: 'Tipo de tarjeta: {name}',
  cardsAccepted: 'Tarjetas aceptadas: {cards}',
  cardTrust: 'Pago cifrado y procesado por Braintree: nunca vemos su número de tarjeta.',
  cardLoading: 'Cargando el formulario de tarjeta',
  cardFailed:
    'No se pudo cargar el formulario de tarjeta. No se pierde nada de lo que escribió. Revise su conexión o su bloqueador de anuncios.',
  cardWaiting: 'Antes de ingresar su tarjeta, confirme que no es un robot.',
  cardToRobotCheck: 'Ir a la verificación antirrobots',
  challengeTitle: 'Confirme con su banco',
  challengeNote:
    'Su banco quiere asegurarse de que es usted. No se cobra nada antes de que confirme.',
  challengeLeft:
    'Salió de la verificación de su banco. No se cobró nada: inténtelo de nuevo cuando quiera.',
  challengeClose: 'Detener y volver al pago',
} as const satisfies Partial<PageTexts>;
