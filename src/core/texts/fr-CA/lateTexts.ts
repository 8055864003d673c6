import type { LateTexts } from '../LanguageWords.ts';
import { checkingTexts } from './checkingTexts.ts';
import { questionTexts } from './questionTexts.ts';
import { stateTexts } from './stateTexts.ts';

/** Texts of the lazily loaded scripts, in French for Canada. */
export const lateTexts = {
  arrival: {
    openMail: 'Ouvrir {name}',
    openMailLabel: 'Ouvrir {name} (s’ouvre dans un nouvel onglet)',
  },
  cardPlaceholder: { expirationYear: 'AAAA', expirationDate: 'MM / AAAA' },
  checking: checkingTexts,
  decline: {
    bank: 'Votre banque a refusé le paiement sans donner de raison. Elle peut vous dire pourquoi.',
    funds: 'Votre banque indique que les fonds ne suffisent pas pour ce paiement.',
    limit: 'Votre banque indique que ce paiement dépasse la limite de votre carte.',
    expired: 'Votre banque indique que cette carte est expirée ou que sa date est différente.',
    number: 'Votre banque ne reconnaît pas ce numéro de carte. Veuillez le vérifier.',
    code: 'Votre banque indique que le code de sécurité est différent. Veuillez le vérifier.',
    postalCode: 'Votre banque a un autre code postal pour cette carte. Veuillez le vérifier.',
    details:
      'Le code de sécurité ou le code postal ne correspond pas à ce que votre banque a en dossier. Veuillez vérifier les deux.',
    notAllowed:
      'Votre banque ne permet pas d’utiliser cette carte pour ce genre de paiement. Veuillez en utiliser une autre.',
    cardKind: 'Les cartes de ce type ne sont pas acceptées ici. Veuillez utiliser une autre carte.',
  },
  doubt: {
    offline:
      'Vous êtes hors ligne. Une fois la connexion rétablie, nous vérifierons ce qu’il est advenu de votre commande.',
    lost: 'Notre serveur est injoignable. Nous continuons de demander ce qu’il est advenu de votre commande.',
    slow: 'Notre serveur tarde à répondre. Nous continuons de demander ce qu’il est advenu de votre commande.',
    fault:
      'Notre serveur a un problème en ce moment. Nous continuons de demander ce qu’il est advenu de votre commande.',
  },
  earlierOrder: {
    note: 'Une inscription avec cette adresse courriel existait déjà, et voici sa commande. Rien n’a été commandé ni facturé à l’instant.',
  },
  freeChecking: {
    heading: 'Création de votre compte',
    asking: 'Cela prend un peu plus de temps que d’habitude.',
    stay: 'Veuillez rester sur cette page.',
    long: 'Cela prend plus de temps que d’habitude.',
    leave:
      'Veuillez attendre ici et ne pas vous inscrire de nouveau; si vous avez une question, écrivez-nous à {support}.',
    notReceived:
      'La connexion a été perdue avant que votre inscription nous parvienne. Rien de ce que vous avez saisi n’est perdu\u00a0: veuillez réessayer.',
    ended: 'Veuillez recharger cette page',
    endedText:
      'Votre séance a pris fin avant que nous sachions ce qu’il est advenu de votre inscription. Veuillez ne pas vous inscrire de nouveau\u00a0: une fois la page rechargée, nous le vérifierons.',
    unknown: 'Veuillez consulter vos courriels',
    unknownText:
      'Nous ne pouvons pas savoir ici ce qu’il est advenu de votre inscription. Si votre compte a été créé, vous pouvez vous connecter avec {email}, ou un courriel de notre part vous y attend\u00a0: veuillez vérifier avant de vous inscrire de nouveau, ou écrivez-nous à {support}.',
    reload: 'Recharger la page',
  },
  otherMethod: {
    use: 'Payer autrement\u00a0: {method}',
  },
  pending: {
    heading: 'Votre commande est en cours de vérification',
    text: 'Nous ne savons pas encore ce qu’il en est advenu et nous vous écrirons dès que nous le saurons. Veuillez ne pas commander de nouveau; si vous avez une question, écrivez-nous à {support}.',
    reload: 'Recharger la page',
  },
  privacy: {
    privacyLabel: 'Votre vie privée',
    privacyQuestion: 'Pouvons-nous mesurer l’utilisation de cette page?',
    privacyExplained:
      'Nous comptons les visites et rejouons une page qui a cessé de fonctionner\u00a0: jamais ce que vous saisissez.',
    privacyWithTags: 'Ces mesures sont aussi transmises à Google Tag Manager.',
    privacyAllow: 'Accepter',
    privacyRefuse: 'Non, merci',
    privacyPolicy: 'En savoir plus',
    privacyChoices: 'Vos choix de confidentialité',
    privacyOn: 'La mesure est activée.',
    privacyOff: 'La mesure est désactivée.',
  },
  province: {
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    MB: 'Manitoba',
    NB: 'Nouveau-Brunswick',
    NL: 'Terre-Neuve-et-Labrador',
    NT: 'Territoires du Nord-Ouest',
    NS: 'Nouvelle-Écosse',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  question: questionTexts,
  sessionEnded: {
    note: 'Votre séance a pris fin. Ce que vous avez saisi est conservé, sauf le mot de passe.',
    notePaying:
      'Votre séance a pris fin. Ce que vous avez saisi est conservé, sauf le mot de passe et les renseignements de paiement.',
    noteUpgrade:
      'Votre séance a pris fin. Veuillez vous connecter, puis saisir de nouveau les renseignements de paiement.',
    noCookies:
      'Votre navigateur bloque les témoins sur cette page, et rien ne peut être envoyé sans eux. Veuillez les autoriser pour cette page, puis la recharger. Ce que vous avez saisi sera à saisir de nouveau.',
    reload: 'Recharger la page',
  },
  state: stateTexts,
} as const satisfies LateTexts;
