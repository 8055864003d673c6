import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the Google and Facebook buttons, in Spanish for the United States. */
export const socialTexts = {
  socialHeading: 'Use su cuenta de redes sociales',
  signUpWithGoogle: 'Registrarse con Google',
  signUpWithFacebook: 'Registrarse con Facebook',
  continueWithGoogle: 'Continuar con Google',
  continueWithFacebook: 'Continuar con Facebook',
  or: 'o',
  orRegisterWithEmail: 'O regístrese con su correo electrónico',
  orSignupWithEmail: 'O regístrese con su correo electrónico',
  agreeByGoogle: 'Al continuar con Google, acepta los {terms} y la {privacy}.',
  agreeByFacebook: 'Al continuar con Facebook, acepta los {terms} y la {privacy}.',
  agreeByEither: 'Al continuar con Google o Facebook, acepta los {terms} y la {privacy}.',
  notYou: '¿No es usted? Regístrese de otra forma',
  socialDenied:
    'El registro se detuvo antes de terminar. Inténtelo de nuevo o use su correo electrónico.',
  socialExpired: 'Este registro tardó demasiado, así que se canceló. Inténtelo de nuevo.',
  socialLost:
    'Este navegador no sabe nada de ese registro: ya terminó o las cookies están bloqueadas. Inténtelo de nuevo.',
  socialOtherTab:
    'Usted continuó en otra pestaña, así que este registro se canceló. Inténtelo de nuevo.',
  socialUsed:
    'Ese registro ya terminó. Si tiene una cuenta, inicie sesión; si no, inténtelo de nuevo.',
  socialChanged:
    'Esta página o sus términos cambiaron desde que la abrió. Revísela e inténtelo de nuevo.',
  socialNoEmail:
    'Su cuenta de Facebook no tiene correo electrónico. Pruebe otra forma de registrarse.',
  socialEmailRefused:
    'El correo electrónico de esta cuenta no se puede usar aquí. Pruebe otra forma de registrarse.',
  socialPaymentChecked:
    'Se está verificando un pago con este correo electrónico. Espere un minuto e inténtelo de nuevo.',
  socialUnavailable:
    'No pudimos comunicarnos con su cuenta en este momento. Inténtelo de nuevo o use su correo electrónico.',
  socialInApp:
    'Google no permite registrarse en el navegador de esta aplicación. Abra esta página en otro navegador o use su correo electrónico.',
  socialPending: 'Revise su correo: el enlace que le enviamos activa su cuenta.',
} as const satisfies Partial<PageTexts>;
