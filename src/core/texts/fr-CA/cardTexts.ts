import type { PageTexts } from '../LanguageWords.ts';

/** Texts of the payment by card, in French for Canada. */
export const cardTexts = {
  number: 'Numéro de carte',
  numberRequired: 'Entrez le numéro de carte',
  numberInvalid: 'Numéro de carte non valide',
  numberNotAccepted: 'Ce type de carte n’est pas accepté ici. Veuillez utiliser une autre carte.',
  expirationMonth: 'Mois',
  expirationMonthRequired: 'Entrez le mois',
  expirationMonthInvalid: 'Mois non valide',
  expirationYear: 'Année',
  expirationYearRequired: 'Entrez l’année',
  expirationYearInvalid: 'Année non valide',
  expirationDate: 'Date d’expiration',
  expirationDateRequired: 'Entrez la date d’expiration',
  expirationDateInvalid: 'Date d’expiration non valide',
  cvv: 'CVV',
  cvvRequired: 'Entrez le CVV',
  cvvInvalid: 'CVV non valide',
  // The market's texts replace these: see marketTexts.
  postalCode: 'Code ZIP',
  postalCodeHint: 'Les 5 premiers chiffres suffisent.',
  postalCodeRequired: 'Entrez le code ZIP',
  postalCodeInvalid: 'Code ZIP non valide',
  cvvOnBack: '{digits} chiffres au verso.',
  cvvOnFront: '{digits} chiffres au recto.',
  cardType: 'Type de carte\u00a0: {name}',
  cardsAccepted: 'Cartes acceptées\u00a0: {cards}',
  cardTrust:
    'Paiement chiffré et traité par Braintree\u00a0: nous ne voyons jamais votre numéro de carte.',
  cardLoading: 'Chargement du formulaire de carte',
  cardFailed:
    'Le formulaire de carte n’a pas pu être chargé. Rien de ce que vous avez saisi n’est perdu. Veuillez vérifier votre connexion ou votre bloqueur de publicités.',
  cardWaiting: 'Avant d’entrer votre carte, veuillez confirmer que vous n’êtes pas un robot.',
  cardToRobotCheck: 'Aller à la vérification antirobot',
  challengeTitle: 'Confirmez auprès de votre banque',
  challengeNote:
    'Votre banque veut s’assurer que c’est bien vous. Rien n’est facturé avant votre confirmation.',
  challengeLeft:
    'Vous avez quitté la vérification de votre banque. Rien n’a été facturé\u00a0: réessayez quand vous le voudrez.',
  challengeClose: 'Arrêter et revenir au paiement',
} as const satisfies Partial<PageTexts>;
