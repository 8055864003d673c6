import type { PageTexts } from '../LanguageWords.ts';

/** Texts of buttons, dialogs and errors, in Spanish for the United States. */
export const messageTexts = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  partFailed: 'No se pudo cargar una parte de esta página. No se pierde nada de lo que escribió.',
  reloadPage: 'Recargar la página',
  working: 'Un momento…',
  failureHeading: 'No se pudo hacer el cobro a su tarjeta',
  failureMessage: 'Ocurrió un problema al hacer el cobro. Inténtelo de nuevo.',
  successHeading: 'Su cuenta está lista',
  successMessage: 'Le damos la bienvenida a {brand}. Le llevamos a su cuenta.',
  successContinue: 'Ir a su cuenta',
  successMailAgain: 'Enviarlo de nuevo',
  activationResendFailed: 'No se pudo enviar el enlace. Inténtelo de nuevo en un momento.',
  successMailSent: 'El enlace va en camino a {email}.',
  successMailHeading: 'Revise su correo',
  successMailMessage:
    'Enviamos un enlace de activación a {email}. Ábralo para empezar a usar {brand}.',
  trustLine: 'Puede cambiar de plan o cancelar en cualquier momento.',
  allCorrected: 'Todo está corregido',
  lastProblem: 'Hay 1 problema',
  errorSummary: 'Hay {count} problemas',
  titleWithProblem: 'Error: {title}',
  languages: 'Idioma',
  logIn: 'Iniciar sesión',
  support: '¿Preguntas? Escríbanos a {email}',

  // The page's frame.
  localProvidersTitle: 'Proveedores locales',
  localProviders: 'Proveedores locales: no se cobra ni se envía nada.',
  localMailbox: 'Buzón',
  localPayments: 'Pagos',

  // Errors.
  signupErrorHeader: 'No se completó el registro',
  glitchErrorHeader: 'Vaya, hubo un contratiempo.',
  signupFailed:
    'No se pudo crear su cuenta. Recargue la página e inténtelo de nuevo. Si vuelve a ocurrir, escríbanos a {support}.',
  signupServerIssue: 'El registro falló por un problema del servidor. Inténtelo más tarde.',
  recaptchaFailed:
    'Se requiere una autenticación adicional para completar esta transacción. Inténtelo más tarde.',
  detailsNotLoaded:
    'No se pudieron cargar los datos de su registro. Comuníquese con nosotros para que le ayudemos.',
  hiccupErrorHeader: 'Vaya, hubo un pequeño tropiezo.',
  plansNotAvailable: 'Recargue la página e inténtelo de nuevo.',
  invalidRequest: 'No se pudo leer una parte del formulario. Revíselo e inténtelo de nuevo.',
  invalidField: 'Revise lo que escribió e inténtelo de nuevo.',
  priceChanged:
    'El precio o las condiciones del plan han cambiado. Revíselos e inténtelo de nuevo.',
  priceChangedTo: 'El precio ahora es de {total}. Revíselo e inténtelo de nuevo.',
  termsChanged: 'Los términos cambiaron. Recargue la página y acéptelos de nuevo.',
  extraNotOffered: 'Uno de los complementos ya no se ofrece. Recargue la página y elija de nuevo.',
  planNotOffered: 'Este plan ya no se ofrece. Elija otro.',
  directDebitUnavailable:
    'No se pudo abrir el débito directo. No se cobró nada: inténtelo de nuevo en un momento.',
  pageNotFound: 'No se encontró esta página.',
  paymentBeingChecked:
    'Se está verificando un pago con este correo electrónico. Espere un minuto e inténtelo de nuevo.',
  offline:
    'Parece que no tiene conexión. No se pierde nada de lo que escribió: inténtelo de nuevo cuando se haya conectado.',
  tryAgainIn: 'Inténtelo de nuevo en {time}.',
  backOnline: 'Ya tiene conexión otra vez.',
  timedOut:
    'La respuesta tardó demasiado. No se pierde nada de lo que escribió: inténtelo de nuevo.',
  captchaUnavailable:
    'No se pudo cargar la verificación antirrobots. Revise su conexión o su bloqueador de anuncios e inténtelo de nuevo. Si el problema continúa, escríbanos a {support}.',
} as const satisfies Partial<PageTexts>;
