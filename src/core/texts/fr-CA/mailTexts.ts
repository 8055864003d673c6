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
  questionsOrCallIn:
    'Des questions? Écrivez à {email} ou appelez au {phone}.\nHeures d’ouverture\u00a0: {hours}',

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
    'Merci d’avoir choisi {brand}. Votre essai gratuit du forfait {plan} a commencé, et rien n’a été facturé aujourd’hui.',
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
    'Votre essai se termine le {ends}, ou dès que {minutes, plural, one {sa minute gratuite est épuisée} other {ses # minutes gratuites sont épuisées}}. À moins que vous n’annuliez avant, le premier paiement sera alors de {first}, et le forfait {plan} se renouvellera chaque mois à partir du {date} pour {amount}.',
  trialRenewsYearlyOrSooner:
    'Votre essai se termine le {ends}, ou dès que {minutes, plural, one {sa minute gratuite est épuisée} other {ses # minutes gratuites sont épuisées}}. À moins que vous n’annuliez avant, le premier paiement sera alors de {first}, et le forfait {plan} se renouvellera chaque année à partir du {date} pour {amount}.',
  yourPrice: 'Votre prix\u00a0: {price}.',
  cancel: 'Pour annuler, écrivez à {email}, en tout temps. Plus rien ne sera facturé ensuite.',
  cancelOrCall:
    'Pour annuler, écrivez à {email} ou appelez au {phone}, en tout temps. Plus rien ne sera facturé ensuite.',
  cancelTrial:
    'Pour annuler, écrivez à {email} avant le {ends}, et rien ne vous sera facturé. L’annulation désactive votre compte immédiatement.',
  cancelTrialOrCall:
    'Pour annuler, écrivez à {email} ou appelez au {phone} avant le {ends}, et rien ne vous sera facturé. L’annulation désactive votre compte immédiatement.',

  // The mail before a trial without a card ends.
  trialEndsSubject: 'Votre essai gratuit {brand} se termine le {ends}',
  trialEndsTitle: 'Votre essai gratuit se termine le {ends}',
  trialEnds: 'Votre essai gratuit du forfait {plan} chez {brand} se termine le {ends}.',
  trialEndsOrSooner:
    'Votre essai gratuit du forfait {plan} chez {brand} se termine le {ends}, ou dès que {minutes, plural, one {sa minute gratuite est épuisée} other {ses # minutes gratuites sont épuisées}}.',
  trialEndsThen:
    'Rien n’est facturé à la fin. Pour garder le forfait {plan}, choisissez un forfait dans votre compte ou écrivez à {email}.',

  // The mail about a payment that a bank refused, or a mandate that was cancelled.
  failedSubject:
    '{method, select, ACH {Votre prélèvement bancaire} GC {Votre débit préautorisé} CC {Votre paiement par carte} other {Votre paiement}} destiné à {brand} n’a pas abouti',
  failedUnpaid:
    'Votre banque n’a pas honoré {method, select, ACH {votre prélèvement bancaire} GC {votre débit préautorisé} CC {votre paiement par carte} other {votre paiement}} de {amount} destiné à {brand}.',
  failedEndedSubject:
    '{method, select, ACH {Votre prélèvement bancaire} GC {Votre débit préautorisé} CC {Votre paiement par carte} other {Votre paiement}} destiné à {brand} n’est plus en vigueur',
  failedEnded:
    '{method, select, ACH {Votre prélèvement bancaire} GC {Votre débit préautorisé} CC {Votre paiement par carte} other {Votre paiement}} destiné à {brand} n’est plus en vigueur\u00a0: votre prochain paiement ne peut donc pas être perçu.',
  failedAmount: 'Montant impayé',
  failedAbout: 'Commande {number}\u00a0: {subject}',
  failedKeep:
    'Votre compte reste tel quel pour le moment. Pour le garder, veuillez écrire à {email} afin que nous convenions d’un autre mode de paiement.',
} as const satisfies MailTexts;
