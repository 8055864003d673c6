import type { PageTexts } from '../LanguageWords.ts';

/** Texts of a payment in progress, done or failed, in Spanish for the United States. */
export const payingTexts = {
  paying: 'Pagando…',
  paymentProcessed: 'Su pago se procesó correctamente.',
  paymentProcessedNote: 'Puede tardar unos minutos en aparecer en su cuenta.',
  amountSubmitted:
    'Su banco recibió la orden de pagar {amount}. Ese monto saldrá de su cuenta en los próximos días hábiles.',
  upgradeDoneHeading: 'Su plan está actualizado',

  failureHeadingBank: 'No se pudo hacer el cobro a su cuenta bancaria',
  cardFormFailed:
    'No se pudo cargar el formulario de tarjeta. No se cobró nada: recargue la página e inténtelo de nuevo.',
  paymentFormExpired:
    'El formulario de pago estuvo abierto demasiado tiempo. No se cobró nada: recargue la página e inténtelo de nuevo.',
  paymentOurFault:
    'Nuestro proveedor de pagos no nos permitió cobrar el pago. La falla es nuestra y ya estamos avisados. No se cobró nada: inténtelo más tarde o escríbanos a {support}.',
  bankDebitFailed:
    'No se pudo verificar su cuenta bancaria. No se cobró nada: inténtelo de nuevo o pague de otra forma.',
  directDebitFailed:
    'No se pudo configurar el débito directo. No se cobró nada: inténtelo de nuevo o pague de otra forma.',
  gatewayUnreachable:
    'No es posible comunicarse con la pasarela de pagos en este momento. No se cobró nada.',
  paymentRateLimited: 'Hubo demasiados intentos; inténtelo de nuevo en unos minutos.',
  paymentProviderTimedOut:
    'El proveedor de pagos no respondió a tiempo. No se cobró nada: inténtelo de nuevo.',
  threeDSecureUnavailable:
    'No se pudo cargar la verificación de su banco. No se cobró nada: inténtelo de nuevo o use otra tarjeta.',

  // Upgrades.
  upgradeProfileFailed:
    'No se pudo cambiar su plan: no fue posible crear un perfil de pago. Inténtelo de nuevo y, si sigue igual, escríbanos a {support}.',
  upgradeServerIssue:
    'No se pudo cambiar su plan por un problema del servidor. Inténtelo más tarde.',

  // What the server refuses.
  threeDSecureFailed:
    'Su banco no pudo confirmar que es usted. No se cobró nada: inténtelo de nuevo o use otra tarjeta.',
  planChangedHeading: 'No se pudo cambiar su plan',
  planChanged:
    'Ya lo tiene, o se cambió en otra pestaña o por otra persona. Aquí no se cobró nada.',
  mandateNotAuthorised: 'Su débito directo no se configuró. No se cobró nada: autorícelo de nuevo.',
  mandateAlreadyUsed:
    'El débito directo que autorizó ya se usa para otro pedido. No se cobró nada por este: autorice uno nuevo.',
  methodNotOffered: 'Esta forma de pago no se ofrece aquí. Elija otra.',
  formChanged:
    'Este formulario se modificó después de enviarlo. No se cobró nada más: recargue la página.',
  upgradeErrorHeader: 'No se completó el pago',
} as const satisfies Partial<PageTexts>;
