import type { PageTexts } from '../LanguageWords.ts';

/** Texts of a payment in progress, done or failed, in French for Canada. */
export const payingTexts = {
  paying: 'Paiement en cours…',
  paymentProcessed: 'Votre paiement a été traité avec succès.',
  paymentProcessedNote: 'Il peut mettre quelques minutes à s’afficher dans votre compte.',
  amountSubmitted:
    'Votre banque a reçu l’ordre de payer {amount}. Cette somme quittera votre compte dans les prochains jours ouvrables.',
  upgradeDoneHeading: 'Votre forfait a été changé',

  failureHeadingBank: 'Le paiement par compte bancaire a échoué',
  cardFormFailed:
    'Le formulaire de carte n’a pas pu être chargé. Rien n’a été facturé\u00a0: veuillez recharger la page et réessayer.',
  paymentFormExpired:
    'Le formulaire de paiement est resté ouvert trop longtemps. Rien n’a été facturé\u00a0: veuillez recharger la page et réessayer.',
  paymentOurFault:
    'Notre fournisseur de paiement ne nous a pas permis de percevoir le paiement. L’erreur vient de nous, et nous en sommes avisés. Rien n’a été facturé\u00a0: veuillez réessayer plus tard ou écrivez-nous à {support}.',
  bankDebitFailed:
    'Votre compte bancaire n’a pas pu être vérifié. Rien n’a été facturé\u00a0: veuillez réessayer ou payer autrement.',
  directDebitFailed:
    'Le débit préautorisé n’a pas pu être établi. Rien n’a été facturé\u00a0: veuillez réessayer ou payer autrement.',
  gatewayUnreachable:
    'La passerelle de paiement est injoignable en ce moment. Rien n’a été facturé.',
  paymentRateLimited:
    'Trop de tentatives ont été faites; veuillez réessayer dans quelques minutes.',
  paymentProviderTimedOut:
    'Le fournisseur de paiement n’a pas répondu à temps. Rien n’a été facturé\u00a0: veuillez réessayer.',
  threeDSecureUnavailable:
    'La vérification de votre banque n’a pas pu être chargée. Rien n’a été facturé\u00a0: veuillez réessayer ou utiliser une autre carte.',

  // Upgrades.
  upgradeProfileFailed:
    'Votre forfait n’a pas pu être changé\u00a0: le profil de paiement n’a pas pu être établi. Veuillez réessayer; si le problème persiste, écrivez-nous à {support}.',
  upgradeServerIssue:
    'Votre forfait n’a pas pu être changé en raison d’un problème de serveur. Veuillez réessayer plus tard.',

  // What the server refuses.
  threeDSecureFailed:
    'Votre banque n’a pas pu confirmer que c’est bien vous. Rien n’a été facturé\u00a0: veuillez réessayer ou utiliser une autre carte.',
  planChangedHeading: 'Votre forfait n’a pas été changé',
  planChanged: 'Vous l’avez déjà, ou il a été changé ailleurs. Rien n’a été facturé ici.',
  mandateNotAuthorised:
    'Votre débit préautorisé n’a pas été établi. Rien n’a été facturé\u00a0: veuillez l’autoriser de nouveau.',
  mandateAlreadyUsed:
    'Le débit préautorisé que vous avez autorisé sert déjà à une autre commande. Rien n’a été facturé pour celle-ci\u00a0: veuillez en autoriser un nouveau.',
  methodNotOffered: 'Ce mode de paiement n’est pas offert ici. Veuillez en choisir un autre.',
  formChanged:
    'Ce formulaire a été modifié après son envoi. Rien de plus n’a été facturé\u00a0: veuillez recharger la page.',
  upgradeErrorHeader: 'Le paiement a échoué',
} as const satisfies Partial<PageTexts>;
