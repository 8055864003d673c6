import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the pages after a sign-up, in French for Canada. */
export const afterSignUpTexts = {
  activationReady: 'Activez votre compte',
  activationReadyText:
    'Appuyez sur le bouton pour confirmer que cette adresse courriel est la vôtre.',
  activationPress: 'Activer le compte',
  activationFailed: 'Votre compte n’a pas pu être activé. Veuillez réessayer dans un instant.',
  activationDone: 'Votre compte est actif',
  activationDoneText: 'Vous pouvez maintenant vous connecter.',
  activationThanks: 'Merci d’avoir confirmé votre adresse courriel.',
  activationExpired: 'Ce lien est expiré',
  activationExpiredText:
    'Les liens d’activation ne fonctionnent que pour un temps limité. Nous pouvons vous en envoyer un nouveau.',
  activationUsed: 'Ce lien a déjà servi',
  activationUsedText: 'Votre compte est déjà actif. Vous pouvez vous connecter.',
  activationUnknown: 'Ce lien ne fonctionne pas',
  activationUnknownText:
    'Veuillez ouvrir le lien le plus récent que nous vous avons envoyé, ou en demander un nouveau. Si rien n’y fait, écrivez-nous à {support}.',
  activationResend: 'Envoyer un nouveau lien',
  activationResent: 'Un nouveau lien est en route vers votre boîte de réception.',
  activationRequested:
    'Si cette adresse est liée à un compte qui n’est pas encore actif, un nouveau lien est en route.',
  accountHeading: 'Votre compte',
  accountWelcome: 'Bienvenue, {name}',
  accountActive: 'Votre compte est actif.',
  accountPending: 'Votre compte est en attente d’activation.',
  accountSince: 'Depuis le {date}',
  accountPlanTitle: 'Votre forfait',
  accountTrial: 'Essai gratuit',
  accountNoPlan: 'Votre compte n’a pas encore de forfait.',
  accountNothingCharged: 'Ce forfait est gratuit\u00a0: rien n’est facturé.',
  accountTrialWithoutCard: 'Rien n’est facturé à la fin de votre essai.',
  accountUsers: 'Utilisateurs',
  accountLastPayment: 'Dernier paiement',
  accountCancel: 'Vous pouvez annuler en tout temps\u00a0: écrivez à {support}.',
  paymentPaid: 'Payé, {method}',
  paymentProcessing: 'En traitement, {method}',
  paymentFailed: 'Échec, {method}',
  upgradeNotAllowedHeading: 'Réservé au propriétaire et aux administrateurs',
  upgradeNotAllowed:
    'Veuillez demander au propriétaire ou à un administrateur de changer le forfait de ce compte.',
  backToAccount: 'Retour à votre compte',
  upgradeOf: 'Vous changez le forfait du compte {company}.',
  upgradeFrom:
    'Votre forfait actuel est {plan}. Il prend fin avec ce changement, et {next} commence aussitôt.',
  upgradeOver: 'Le reste de la période déjà payée n’est pas remboursé.',
  upgradeFee: 'Des frais de mise en service de {fee} s’y ajoutent.',
  upgradeNoFee: 'Aucuns frais de mise en service ne s’y ajoutent.',
  changePlan: 'Changer de forfait',
  choosePlan: 'Choisir un forfait',
  goToDashboard: 'Aller à votre tableau de bord',
  signOut: 'Se déconnecter',
  backToSignup: 'Retour à l’inscription',
  toWebsite: 'Aller au site Web {brand}',
  contactUs: 'Communiquer avec nous',
  toSignUp: 'Aller à l’inscription',
} as const satisfies Partial<PageTexts>;
