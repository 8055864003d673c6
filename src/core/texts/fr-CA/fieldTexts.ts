import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the contact fields, the agreement and the captcha, in French for Canada. */
export const fieldTexts = {
  fullName: 'Nom complet',
  companyName: 'Nom de l’entreprise',
  phoneNumber: 'Numéro de téléphone',
  email: 'Adresse courriel',
  password: 'Mot de passe',
  province: 'Province',
  numberOfUsers: 'Nombre d’utilisateurs',
  optional: 'facultatif',
  invalidName: 'Veuillez entrer un nom valide.',
  fullNameRequired: 'Le nom complet est obligatoire.',
  invalidCompanyName: 'Veuillez entrer un nom d’entreprise valide.',
  invalidPhone: 'Veuillez entrer un numéro de téléphone valide.',
  invalidEmail: 'Veuillez entrer une adresse courriel valide.',
  emailRequired: 'L’adresse courriel est obligatoire.',
  emailUnavailable: 'Cette adresse courriel n’est pas disponible. Veuillez en essayer une autre.',
  logInInstead: 'Se connecter avec cette adresse',
  nameForbidden: 'Ce nom n’est pas conforme aux conditions d’utilisation.',
  emailForbidden: 'Cette adresse courriel n’est pas conforme aux conditions d’utilisation.',
  tooLong: 'Veuillez utiliser au plus 200 caractères.',
  invalidPassword: 'Le mot de passe doit contenir au moins une lettre, un chiffre et 8 caractères.',
  passwordGuideLength: 'au moins 8 caractères',
  passwordGuideMix: 'des lettres et des chiffres',
  signedUpWithGoogle: 'Inscription faite avec Google',
  signedUpWithFacebook: 'Inscription faite avec Facebook',
  passwordNotNeeded: 'Aucun mot de passe requis',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  selectProvince: 'Choisissez une province.',
  phonePurpose: 'Sert uniquement à vous aider à configurer votre compte.',
  country: 'Indicatif de pays',
  countryIs: 'Indicatif de pays\u00a0: {country}',
  countryDetected: 'Indicatif de pays réglé sur {country}',
  searchInDropdown: 'Rechercher dans la liste',
  noResultsFound: 'Aucun résultat',
  resultsFound: 'Pays trouvés\u00a0: {count, number}',
  countriesFailed:
    'La liste des pays n’a pas pu être chargée. Réessayez, ou entrez votre numéro avec son indicatif de pays, par exemple +44.',
  emailChecking: 'Vérification de l’adresse courriel',
  emailAvailable: 'Vous pouvez utiliser cette adresse courriel.',

  // Agreement.
  agree: 'J’accepte les {terms} et la {privacy}.',
  // Shown only on pages in other languages.
  agreeAfterFrench:
    'J’ai d’abord reçu les {firstTerms} et la {firstPrivacy} en français. Je choisis cette langue, et j’accepte les {terms} et la {privacy}.',
  agreeBySubmitting: 'En continuant, vous acceptez les {terms} et la {privacy}.',
  hipaaTermsTitle: '{terms} des forfaits régis par la HIPAA',
  termsAndHipaaTerms: '{terms}, les {hipaaTerms}',
  agreementRequired: 'Veuillez accepter les conditions pour continuer.',
  termsLoading: 'Chargement du texte',
  termsFailed: 'Le texte n’a pas pu être chargé.',

  // Robot check.
  robotCheck: 'Veuillez confirmer que vous n’êtes pas un robot.',
} as const satisfies Partial<PageTexts>;
