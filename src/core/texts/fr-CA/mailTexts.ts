import type { MailTexts } from '../LanguageWords.ts';

/** Texts of the mails, in French for Canada. */
export const mailTexts = {
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  goToAccount: 'Accéder à votre compte',
  writeToUs: 'Nous écrire',
  buttonFails: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',

  // In the plain text: a fact or amount on one line, a button's label above its address.
  fact: '{name}\u00a0: {value}',
  buttonNamed: '{label}\u00a0:',

  // The support contact, below every mail.
  questions: 'Des questions? Écrivez à {email}.',
  questionsOrCall: 'Des questions? Écrivez à {email} ou appelez au {phone}.',
  questionsOrCallIn: 'Des questions? Écrivez à {email} ou appelez au {phone}.\n{hours}',
  toCancel: 'Pour annuler ou pour toute question, écrivez à {email}.',
  toCancelOrCall: 'Pour annuler ou pour toute question, écrivez à {email} ou appelez au {phone}.',
  toCancelOrCallIn:
    'Pour annuler ou pour toute question, écrivez à {email} ou appelez au {phone}.\n{hours}',

  // The mail that activates an account.
  activateTitle: 'Activez votre compte {brand}',
  activateThanks:
    'Merci de votre inscription chez {brand}. Veuillez confirmer votre adresse courriel pour activer votre compte.',
  activateButton: 'Activer votre compte',
  activateValid:
    'Ce lien fonctionne pendant {hours, plural, one {# heure} other {# heures}} et ne peut servir qu’une fois.',
  activateIgnore:
    'Si cette inscription chez {brand} n’est pas la vôtre, vous pouvez ignorer ce courriel\u00a0: aucun compte ne sera activé.',

  // The receipt.
  receiptSubject: 'Votre reçu {brand}',
  receiptTitle: 'Votre reçu',
  receiptPaid: 'Merci d’avoir choisi {brand}. Votre paiement de {amount} a été traité avec succès.',
  receiptCollected:
    'Merci d’avoir choisi {brand}. Votre paiement de {amount} est en route\u00a0: il quittera votre compte bancaire d’ici quelques jours ouvrables.',
  receiptFree: 'Merci d’avoir choisi {brand}. Rien n’a été facturé aujourd’hui.',
  receiptOfTrialSubject: 'Votre essai gratuit {brand} a commencé',
  receiptOfTrialTitle: 'Votre essai gratuit a commencé',
  receiptOfTrial:
    'Merci d’avoir choisi {brand}. Vous essayez le forfait {plan}, et rien n’a été facturé aujourd’hui.',
  receiptActivate:
    'Nous vous avons aussi envoyé un lien qui active votre compte\u00a0: veuillez l’ouvrir pour commencer.',
  firstPaymentOn: 'Premier paiement, le {date}',
  toBeCollected: 'À prélever',
  date: 'Date',
  payment: 'Paiement',
  renewsMonthly:
    'Le forfait {plan} se renouvelle automatiquement chaque mois. Le prochain paiement, le {date}, est de {amount}.',
  renewsYearly:
    'Le forfait {plan} se renouvelle automatiquement chaque année. Le prochain paiement, le {date}, est de {amount}.',
  trialRenewsMonthly:
    'Votre essai se termine le {ends}. À moins que vous n’annuliez avant, le premier paiement sera alors de {first}, et le forfait {plan} se renouvellera chaque mois à partir du {date} pour {amount}.',
  trialRenewsYearly:
    'Votre essai se termine le {ends}. À moins que vous n’annuliez avant, le premier paiement sera alors de {first}, et le forfait {plan} se renouvellera chaque année à partir du {date} pour {amount}.',
  trialRenewsMonthlyOrSooner:
    'Votre essai se termine le {ends}, ou plus tôt si {minutes, plural, one {sa minute gratuite est épuisée} other {ses # minutes gratuites sont épuisées}}. À moins que vous n’annuliez avant, le premier paiement sera alors de {first}, et le forfait {plan} se renouvellera ensuite chaque mois pour {amount}.',
  trialRenewsYearlyOrSooner:
    'Votre essai se termine le {ends}, ou plus tôt si {minutes, plural, one {sa minute gratuite est épuisée} other {ses # minutes gratuites sont épuisées}}. À moins que vous n’annuliez avant, le premier paiement sera alors de {first}, et le forfait {plan} se renouvellera ensuite chaque année pour {amount}.',
  yourPrice: 'Votre prix\u00a0: {price}.',
  cancel:
    'Vous pouvez annuler en tout temps, dans votre compte ou auprès de nous. Plus rien ne sera facturé ensuite.',
  cancelTrial:
    'Annulez avant la fin de votre essai, dans votre compte ou auprès de nous, et rien ne vous sera facturé. Si vous annulez, votre compte est désactivé immédiatement.',

  // The mail before a trial without a card ends.
  trialEndsSubject: 'Votre essai gratuit {brand} se termine le {ends}',
  trialEndsTitle: 'Votre essai gratuit se termine le {ends}',
  trialEnds: 'Vous essayez le forfait {plan} chez {brand}.',
  trialEndsOrSooner:
    'Vous essayez le forfait {plan} chez {brand}. L’essai se termine plus tôt si {minutes, plural, one {sa minute gratuite est épuisée} other {ses # minutes gratuites sont épuisées}}.',
  trialEndsThen:
    'Rien n’est facturé à la fin. Pour garder le forfait {plan}, choisissez un forfait dans votre compte ou écrivez-nous.',

  // The mail about a payment that a bank refused, or a mandate that was cancelled.
  failedSubject:
    '{method, select, ACH {Votre prélèvement bancaire} GC {Votre débit préautorisé} CC {Votre paiement par carte} other {Votre paiement}} destiné à {brand} n’a pas abouti',
  failedUnpaid:
    'Nous n’avons pas pu percevoir {amount}\u00a0: votre banque n’a pas effectué le paiement.',
  failedEndedSubject:
    '{method, select, ACH {Votre prélèvement bancaire} GC {Votre débit préautorisé} CC {Votre paiement par carte} other {Votre paiement}} destiné à {brand} n’est plus en vigueur',
  failedEnded: 'Votre prochain paiement ne peut donc pas être perçu.',
  failedAbout: 'Commande {number}\u00a0: {subject}',
  failedKeep:
    'Votre compte reste tel quel pour le moment. Pour le garder, veuillez nous écrire afin que nous convenions d’un autre mode de paiement.',
} as const satisfies MailTexts;
