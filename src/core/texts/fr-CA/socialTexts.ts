import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the Google and Facebook buttons, in French for Canada. */
export const socialTexts = {
  socialHeading: 'Utilisez votre compte de média social',
  signUpWithGoogle: 'S’inscrire avec Google',
  signUpWithFacebook: 'S’inscrire avec Facebook',
  continueWithGoogle: 'Continuer avec Google',
  continueWithFacebook: 'Continuer avec Facebook',
  or: 'ou',
  orRegisterWithEmail: 'Ou inscrivez-vous avec une adresse courriel',
  orSignupWithEmail: 'Ou inscrivez-vous avec une adresse courriel',
  agreeByGoogle: 'En continuant avec Google, vous acceptez les {terms} et la {privacy}.',
  agreeByFacebook: 'En continuant avec Facebook, vous acceptez les {terms} et la {privacy}.',
  agreeByEither:
    'En continuant avec Google ou Facebook, vous acceptez les {terms} et la {privacy}.',
  notYou: 'Ce n’est pas vous? Inscrivez-vous autrement',
  socialDenied:
    'L’inscription a été arrêtée avant la fin. Réessayez, ou utilisez plutôt votre adresse courriel.',
  socialExpired:
    'Cette inscription a pris trop de temps et a donc été interrompue. Veuillez réessayer.',
  socialLost:
    'Ce navigateur n’a aucune trace de cette inscription\u00a0: elle est déjà terminée, ou les témoins sont bloqués. Veuillez réessayer.',
  socialOtherTab:
    'Vous avez continué dans un autre onglet, et cette inscription a donc été interrompue. Veuillez réessayer.',
  socialUsed:
    'Cette inscription est déjà terminée. Si vous avez un compte, connectez-vous; sinon, veuillez réessayer.',
  socialChanged:
    'Cette page ou ses conditions ont changé depuis que vous l’avez ouverte. Veuillez la relire, puis réessayer.',
  socialNoEmail:
    'Votre compte Facebook n’a pas d’adresse courriel. Essayez une autre façon de vous inscrire.',
  socialEmailRefused:
    'L’adresse courriel de ce compte ne peut pas être utilisée ici. Essayez une autre façon de vous inscrire.',
  socialPaymentChecked:
    'Un paiement lié à cette adresse courriel est en cours de vérification. Veuillez attendre une minute, puis réessayer.',
  socialUnavailable:
    'Votre compte n’a pas pu être joint. Veuillez réessayer, ou utiliser plutôt votre adresse courriel.',
  socialInApp:
    'Google ne permet pas l’inscription dans le navigateur de cette application. Veuillez ouvrir cette page dans un autre navigateur, ou utiliser votre adresse courriel.',
  socialPending:
    'Veuillez consulter vos courriels\u00a0: le lien que nous vous avons envoyé active votre compte.',
} as const satisfies Partial<PageTexts>;
