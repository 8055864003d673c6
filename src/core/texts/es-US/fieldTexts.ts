import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the contact fields, the agreement and the captcha, in Spanish for the United States. */
export const fieldTexts = {
  fullName: 'Nombre completo',
  companyName: 'Nombre de la empresa',
  phoneNumber: 'Número de teléfono',
  email: 'Correo electrónico',
  password: 'Contraseña',
  province: 'Provincia',
  numberOfUsers: 'Número de usuarios',
  optional: 'opcional',
  invalidName: 'Ingrese un nombre válido.',
  fullNameRequired: 'El nombre completo es obligatorio.',
  invalidCompanyName: 'Ingrese un nombre de empresa válido.',
  invalidPhone: 'Ingrese un número de teléfono válido.',
  invalidEmail: 'Ingrese un correo electrónico válido.',
  emailRequired: 'El correo electrónico es obligatorio.',
  emailUnavailable: 'Este correo electrónico no está disponible. Pruebe con otro.',
  logInInstead: 'Iniciar sesión con este correo',
  nameForbidden: 'Este nombre no cumple con los términos de uso.',
  emailForbidden: 'Este correo electrónico no cumple con los términos de uso.',
  tooLong: 'Use 200 caracteres como máximo.',
  invalidPassword: 'La contraseña debe tener al menos una letra, un número y 8 caracteres.',
  passwordGuideLength: '8 caracteres como mínimo',
  passwordGuideMix: 'letras y números',
  signedUpWithGoogle: 'Registro hecho con Google',
  signedUpWithFacebook: 'Registro hecho con Facebook',
  passwordNotNeeded: 'No necesita contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  selectProvince: 'Elija una provincia.',
  phonePurpose: 'Solo se usa para ayudarle a configurar su cuenta.',
  country: 'Código de país',
  countryIs: 'Código de país: {country}',
  countryDetected: 'El código de país ahora es {country}',
  searchInDropdown: 'Buscar en la lista',
  noResultsFound: 'Sin resultados',
  resultsFound: 'Países encontrados: {count, number}',
  countriesFailed:
    'No se pudo cargar la lista de países. Inténtelo de nuevo o escriba su número con el código de país, por ejemplo +44.',
  emailChecking: 'Verificando este correo electrónico',
  emailAvailable: 'Puede usar este correo electrónico.',

  // Agreement.
  agree: 'Acepto los {terms} y la {privacy}.',
  agreeAfterFrench:
    'Recibí primero los {firstTerms} y la {firstPrivacy} en francés. Elijo los textos en español y acepto los {terms} y la {privacy}.',
  agreeBySubmitting: 'Al continuar, acepta los {terms} y la {privacy}.',
  hipaaTermsTitle: '{terms} de los planes sujetos a la HIPAA',
  termsAndHipaaTerms: '{terms}, los {hipaaTerms}',
  agreementRequired: 'Acepte los términos para continuar.',
  termsLoading: 'Cargando el texto',
  termsFailed: 'No se pudo cargar el texto.',

  // Robot check.
  robotCheck: 'Confirme que usted no es un robot.',
} as const satisfies Partial<PageTexts>;
