import type { PageTexts } from '../LanguageWords.ts';

/** Texts of buttons, dialogs and errors, in French for Canada. */
export const messageTexts = {
  cancel: 'Annuler',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  partFailed:
    'Une partie de cette page n’a pas pu être chargée. Rien de ce que vous avez saisi n’est perdu.',
  reloadPage: 'Recharger la page',
  working: 'Un instant…',
  failureHeading: 'Le paiement par carte a échoué',
  failureMessage: 'Un problème est survenu au moment du paiement. Veuillez réessayer.',
  successHeading: 'Votre compte est prêt',
  successMessage: 'Bienvenue chez {brand}. Nous vous dirigeons vers votre compte.',
  successContinue: 'Accéder à votre compte',
  successMailAgain: 'Renvoyer le lien',
  activationResendFailed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer dans un instant.',
  successMailSent: 'Le lien est en route vers {email}.',
  successMailHeading: 'Consultez vos courriels',
  successMailMessage:
    'Nous avons envoyé un lien d’activation à {email}. Ouvrez-le pour commencer à utiliser {brand}.',
  trustLine: 'Vous pouvez changer de forfait ou annuler en tout temps.',
  allCorrected: 'Tout est corrigé',
  lastProblem: 'Il y a 1 problème',
  errorSummary: 'Il y a {count} problèmes',
  titleWithProblem: 'Erreur\u00a0: {title}',
  languages: 'Langue',
  logIn: 'Se connecter',
  support: 'Des questions? Écrivez-nous à {email}',

  // The page's frame.
  localProvidersTitle: 'Fournisseurs locaux',
  localProviders: 'Fournisseurs locaux\u00a0: rien n’est facturé ni envoyé.',
  localMailbox: 'Boîte aux lettres',
  localPayments: 'Paiements',

  // Errors.
  signupErrorHeader: 'L’inscription a échoué',
  glitchErrorHeader: 'Oups, il y a eu un pépin.',
  signupFailed:
    'Votre compte n’a pas pu être créé. Veuillez recharger la page et réessayer. Si cela se reproduit, écrivez-nous à {support}.',
  signupServerIssue:
    'L’inscription a échoué en raison d’un problème de serveur. Veuillez réessayer plus tard.',
  recaptchaFailed:
    'Une authentification supplémentaire est nécessaire pour conclure cette transaction. Veuillez réessayer plus tard.',
  detailsNotLoaded:
    'Les détails de votre inscription n’ont pas pu être chargés. Veuillez communiquer avec nous pour obtenir de l’aide.',
  hiccupErrorHeader: 'Oups, il y a eu un petit accroc.',
  plansNotAvailable: 'Veuillez recharger la page et réessayer.',
  invalidRequest: 'Un élément du formulaire n’a pas pu être lu. Veuillez le vérifier et réessayer.',
  invalidField: 'Veuillez vérifier votre saisie et réessayer.',
  priceChanged:
    'Le prix ou les modalités du forfait ont changé. Veuillez les vérifier et réessayer.',
  priceChangedTo: 'Le prix est maintenant de {total}. Veuillez le vérifier et réessayer.',
  termsChanged: 'Les conditions ont changé. Veuillez recharger la page et les accepter de nouveau.',
  extraNotOffered:
    'L’une des options n’est plus offerte. Veuillez recharger la page et refaire votre choix.',
  planNotOffered: 'Ce forfait n’est plus offert. Veuillez en choisir un autre.',
  directDebitUnavailable:
    'Le débit préautorisé n’a pas pu s’ouvrir. Rien n’a été facturé\u00a0: veuillez réessayer dans un instant.',
  pageNotFound: 'Cette page est introuvable.',
  paymentBeingChecked:
    'Un paiement lié à cette adresse courriel est en cours de vérification. Veuillez attendre une minute, puis réessayer.',
  offline:
    'Vous semblez être hors ligne. Rien de ce que vous avez saisi n’est perdu\u00a0: réessayez une fois la connexion rétablie.',
  tryAgainIn: 'Veuillez réessayer dans {time}.',
  backOnline: 'Vous êtes de nouveau en ligne.',
  timedOut:
    'La réponse a pris trop de temps. Rien de ce que vous avez saisi n’est perdu\u00a0: veuillez réessayer.',
  captchaUnavailable:
    'La vérification antirobot n’a pas pu être chargée. Veuillez vérifier votre connexion ou votre bloqueur de publicités, puis réessayer. Si le problème persiste, écrivez-nous à {support}.',
} as const satisfies Partial<PageTexts>;
