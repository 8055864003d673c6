import type { MailTexts } from '../LanguageWords.ts';

/** Texts of the mails, in Spanish for the United States. */
export const mailTexts = {
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  goToAccount: 'Ir a su cuenta',
  writeToUs: 'Escribirnos',
  buttonFails: 'Si el botón no funciona, copie esta dirección en su navegador:',

  // In the plain text: a fact or amount on one line, a button's label above its address.
  fact: '{name}: {value}',
  buttonNamed: '{label}:',

  // The support contact, below every mail.
  questions: '¿Preguntas? Escriba a {email}.',
  questionsOrCall: '¿Preguntas? Escriba a {email} o llame al {phone}.',
  questionsOrCallIn: '¿Preguntas? Escriba a {email} o llame al {phone}.\n{hours}',
  toCancel: 'Para cancelar o preguntar algo, escriba a {email}.',
  toCancelOrCall: 'Para cancelar o preguntar algo, escriba a {email} o llame al {phone}.',
  toCancelOrCallIn:
    'Para cancelar o preguntar algo, escriba a {email} o llame al {phone}.\n{hours}',

  // The mail that activates an account.
  activateTitle: 'Active su cuenta de {brand}',
  activateThanks:
    'Gracias por registrarse en {brand}. Confirme su correo electrónico para activar su cuenta.',
  activateButton: 'Activar su cuenta',
  activateValid:
    'Este enlace funciona durante {hours, plural, one {# hora} other {# horas}} y se puede usar una sola vez.',
  activateIgnore:
    'Si usted no se registró en {brand}, puede ignorar este correo: no se activa ninguna cuenta.',

  // The receipt.
  receiptSubject: 'Su recibo de {brand}',
  receiptTitle: 'Su recibo',
  receiptPaid: 'Gracias por elegir {brand}. Su pago de {amount} se procesó correctamente.',
  receiptCollected:
    'Gracias por elegir {brand}. Su pago de {amount} está en camino: saldrá de su cuenta bancaria dentro de algunos días hábiles.',
  receiptFree: 'Gracias por elegir {brand}. Hoy no se cobró nada.',
  receiptOfTrialSubject: 'Su prueba gratuita de {brand} ha comenzado',
  receiptOfTrialTitle: 'Su prueba gratuita ha comenzado',
  receiptOfTrial: 'Gracias por elegir {brand}. Está probando {plan}, y hoy no se cobró nada.',
  receiptActivate: 'También le enviamos un enlace que activa su cuenta: ábralo para empezar.',
  firstPaymentOn: 'Primer pago, {date}',
  toBeCollected: 'Por cobrar',
  date: 'Fecha',
  payment: 'Pago',
  renewsMonthly:
    '{plan} se renueva automáticamente cada mes. El próximo pago, el {date}, es de {amount}.',
  renewsYearly:
    '{plan} se renueva automáticamente cada año. El próximo pago, el {date}, es de {amount}.',
  trialRenewsMonthly:
    'Su prueba termina el {ends}. A menos que cancele antes, el primer cobro será entonces de {first}, y el plan {plan} se renovará cada mes a partir del {date} por {amount}.',
  trialRenewsYearly:
    'Su prueba termina el {ends}. A menos que cancele antes, el primer cobro será entonces de {first}, y el plan {plan} se renovará cada año a partir del {date} por {amount}.',
  trialRenewsMonthlyOrSooner:
    'Su prueba termina el {ends}, o antes si {minutes, plural, one {se agota su minuto gratuito} other {se agotan sus # minutos gratuitos}}. A menos que cancele antes, el primer cobro será entonces de {first}, y el plan {plan} se renovará después cada mes por {amount}.',
  trialRenewsYearlyOrSooner:
    'Su prueba termina el {ends}, o antes si {minutes, plural, one {se agota su minuto gratuito} other {se agotan sus # minutos gratuitos}}. A menos que cancele antes, el primer cobro será entonces de {first}, y el plan {plan} se renovará después cada año por {amount}.',
  yourPrice: 'Su precio: {price}.',
  cancel:
    'Puede cancelar en cualquier momento, en su cuenta o con nosotros. Después no se cobrará nada más.',
  cancelTrial:
    'Cancele antes de que termine su prueba, en su cuenta o con nosotros, y no se le cobrará nada. Si cancela, su cuenta se desactiva de inmediato.',

  // The mail before a trial without a card ends.
  trialEndsSubject: 'Su prueba gratuita de {brand} termina el {ends}',
  trialEndsTitle: 'Su prueba gratuita termina el {ends}',
  trialEnds: 'Está probando {plan} con {brand}.',
  trialEndsOrSooner:
    'Está probando {plan} con {brand}. La prueba termina antes si {minutes, plural, one {se agota su minuto gratuito} other {se agotan sus # minutos gratuitos}}.',
  trialEndsThen:
    'No se cobra nada cuando termina. Para conservar {plan}, elija un plan en su cuenta o escríbanos.',

  // The mail about a payment that a bank refused, or a mandate that was cancelled.
  failedSubject:
    'Su {method, select, ACH {débito bancario} GC {débito directo} CC {pago con tarjeta} other {pago}} a favor de {brand} no se completó',
  failedUnpaid: 'No pudimos cobrar {amount}: su banco no hizo el pago.',
  failedEndedSubject:
    'Su {method, select, ACH {débito bancario} GC {débito directo} CC {pago con tarjeta} other {pago}} a favor de {brand} ya no está vigente',
  failedEnded: 'Por eso no podemos hacer el próximo cobro.',
  failedAbout: 'Pedido {number}: {subject}',
  failedKeep:
    'Su cuenta queda como está por ahora. Para conservarla, escríbanos y acordaremos otra forma de pago.',
} as const satisfies MailTexts;
