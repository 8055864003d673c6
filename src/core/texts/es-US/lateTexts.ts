import type { LateTexts } from '../LanguageWords.ts';
import { checkingTexts } from './checkingTexts.ts';
import { questionTexts } from './questionTexts.ts';
import { stateTexts } from './stateTexts.ts';

/** Texts of the lazily loaded scripts, in Spanish for the United States. */
export const lateTexts = {
  arrival: {
    openMail: 'Abrir {name}',
    openMailLabel: 'Abrir {name} (se abre en una pestaña nueva)',
  },
  cardPlaceholder: { expirationYear: 'AAAA', expirationDate: 'MM / AAAA' },
  checking: checkingTexts,
  decline: {
    bank: 'Su banco rechazó el pago y no dio ninguna razón. Puede preguntarle por qué.',
    funds: 'Su banco indica que no hay fondos suficientes para este pago.',
    limit: 'Su banco indica que este pago supera el límite de su tarjeta.',
    expired: 'Su banco indica que esta tarjeta venció o que su fecha es otra.',
    number: 'Su banco no reconoce este número de tarjeta. Revíselo.',
    code: 'Su banco indica que el código de seguridad es otro. Revíselo.',
    postalCode: 'Su banco tiene otro código postal para esta tarjeta. Revíselo.',
    details:
      'El código de seguridad o el código postal no coincide con lo que tiene su banco. Revise ambos.',
    notAllowed: 'Su banco no permite usar esta tarjeta para un pago de este tipo. Use otra.',
    cardKind: 'Aquí no se aceptan tarjetas de este tipo. Use otra tarjeta.',
  },
  doubt: {
    offline:
      'No tiene conexión. Cuando se haya conectado de nuevo, verificaremos qué pasó con su pedido.',
    lost: 'No es posible comunicarse con nuestro servidor. Seguimos preguntando qué pasó con su pedido.',
    slow: 'Nuestro servidor tarda en responder. Seguimos preguntando qué pasó con su pedido.',
    fault:
      'Nuestro servidor tiene un problema en este momento. Seguimos preguntando qué pasó con su pedido.',
  },
  earlierOrder: {
    note: 'Ya existía un registro con este correo electrónico, y este es ese pedido. Ahora no se pidió ni se cobró nada.',
  },
  freeChecking: {
    heading: 'Creando su cuenta',
    asking: 'Esto tarda un poco más de lo habitual.',
    stay: 'Quédese en esta página.',
    long: 'Esto tarda más de lo habitual.',
    leave:
      'Espere aquí y no vuelva a registrarse; si tiene alguna pregunta, escríbanos a {support}.',
    notReceived:
      'La conexión se perdió antes de que nos llegara su registro. No se pierde nada de lo que escribió: inténtelo de nuevo.',
    ended: 'Recargue esta página',
    endedText:
      'Su sesión terminó antes de que supiéramos qué pasó con su registro. No vuelva a registrarse: cuando la página se haya recargado, lo verificaremos.',
    unknown: 'Revise su correo',
    unknownText:
      'No podemos saber aquí qué pasó con su registro. Si su cuenta se creó, puede iniciar sesión con {email}, o ahí le espera un correo nuestro: verifíquelo antes de volver a registrarse, o escríbanos a {support}.',
    reload: 'Recargar la página',
  },
  otherMethod: {
    use: 'Pagar de otra forma: {method}',
  },
  pending: {
    heading: 'Se está verificando su pedido',
    text: 'Aún no sabemos qué pasó con él y le escribiremos en cuanto lo sepamos. No vuelva a hacer el pedido; si tiene alguna pregunta, escríbanos a {support}.',
    reload: 'Recargar la página',
  },
  privacy: {
    privacyLabel: 'Su privacidad',
    privacyQuestion: '¿Podemos medir el uso de esta página?',
    privacyExplained:
      'Contamos las visitas y reproducimos una página que falló: nunca lo que usted escribe.',
    privacyWithTags: 'Los datos también se envían a Google Tag Manager.',
    privacyAllow: 'Permitir',
    privacyRefuse: 'No, gracias',
    privacyPolicy: 'Más información',
    privacyChoices: 'Sus opciones de privacidad',
    privacyOn: 'La medición está activada.',
    privacyOff: 'La medición está desactivada.',
  },
  province: {
    AB: 'Alberta',
    BC: 'Columbia Británica',
    MB: 'Manitoba',
    NB: 'Nuevo Brunswick',
    NL: 'Terranova y Labrador',
    NT: 'Territorios del Noroeste',
    NS: 'Nueva Escocia',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Isla del Príncipe Eduardo',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukón',
  },
  question: questionTexts,
  sessionEnded: {
    note: 'Su sesión terminó. Se conserva lo que escribió, excepto la contraseña.',
    notePaying:
      'Su sesión terminó. Se conserva lo que escribió, excepto la contraseña y los datos de pago.',
    noteUpgrade:
      'Su sesión terminó. Cuando haya iniciado sesión otra vez, escriba de nuevo los datos de pago.',
    noCookies:
      'Su navegador bloquea las cookies en esta página, y sin ellas no se puede enviar nada. Permita las cookies en esta página y recárguela. Tendrá que volver a escribir lo que escribió.',
    reload: 'Recargar la página',
  },
  state: stateTexts,
} as const satisfies LateTexts;
