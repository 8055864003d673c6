import type { LateTexts } from '../LanguageWords.ts';

/** Texts of a payment whose outcome is unknown, in Spanish for the United States. */
export const checkingTexts = {
  heading: 'Verificando su pago',
  asking: 'Estamos preguntando qué pasó con su pago.',
  long: 'Esto tarda más de lo habitual.',
  stay: 'Quédese en esta página y no vuelva a pagar.',
  leave:
    'No tiene que esperar: cuando su pago se haya procesado, le escribiremos a {email}. No vuelva a pagar; si tiene alguna pregunta, escríbanos a {support}.',
  leaveUpgrade:
    'No tiene que esperar: cuando su pago se haya procesado, su cuenta lo mostrará. No vuelva a pagar; si tiene alguna pregunta, escríbanos a {support}.',
  notReceived:
    'La conexión se perdió antes de que nos llegara su pedido. No se pierde nada de lo que escribió: inténtelo de nuevo.',
  ended: 'Recargue esta página',
  endedText:
    'Su sesión terminó antes de que supiéramos qué pasó con su pago. No vuelva a pagar: cuando la página se haya recargado, lo verificaremos. Sus datos se conservan.',
  unknown: 'Revise su correo',
  unknownText:
    'No podemos saber aquí qué pasó con su pago. Si se procesó, le escribimos a {email}: búsquelo ahí antes de volver a pagar, o escríbanos a {support}.',
  unknownUpgrade: 'Consulte su cuenta',
  unknownUpgradeText:
    'No podemos saber aquí qué pasó con su pago. Si se procesó, su cuenta lo muestra: revísela antes de volver a pagar, o escríbanos a {support}.',
  nothingCharged: 'No se cobró nada.',
  // The cancellation is not made yet, and may come too late.
  calledBack: 'Le pedimos a su banco que cancele el pago.',
} as const satisfies LateTexts['checking'];
