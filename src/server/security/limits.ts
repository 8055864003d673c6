/** How often something may happen within a span of seconds. */
export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

export interface Limit extends Allowance {
  /** What is counted. */
  readonly counts: string;
  /** Who it is counted for. An IPv6 network is its first 64 bits. */
  readonly by: string;
  /**
   * Where the count is: 'database' outlives a restart and is one for all processes, for what is at
   * risk. 'process' costs nothing, for what only takes up room: N
   * processes allow N times as many.
   */
  readonly keptIn: 'database' | 'process';
  /** What happens once it is used up, where that is not a refusal with 429 and Retry-After. */
  readonly answer?: string;
}

const HOUR = 3600;
const TEN_MINUTES = 600;

const NETWORK = 'network, over all brands';
const ADDRESS = 'address, over all brands';
const NETWORK_OF_BRAND = 'network and brand';

/**
 * Every limit. What is at risk is not one brand's: cards and addresses are tried wherever it is easy,
 * so these count over all brands. Generous for a person who mistypes, tight for a list.
 */
export const LIMITS = {
  cardTryByIp: limit('payments asked for', NETWORK, 60, 'database'),
  cardTryBySession: limit('payments asked for', 'session', 20, 'database'),
  declineByPaymentAccount: {
    ...limit('payments declined', 'payment account, over all brands', 600, 'database'),
    answer: 'Each payment to the account needs the checkbox of the robot check',
  },
  signUpByIp: limit('sign-ups', NETWORK, 120, 'database'),
  signUpBySession: limit('sign-ups', 'session', 20, 'database'),
  signUpByAddress: limit('free sign-ups, each with a mail', ADDRESS, 10, 'database'),
  emailCheckByIp: limit('e-mail checks', NETWORK, 120, 'database'),
  emailCheckBySession: limit('e-mail checks', 'session', 30, 'database'),
  emailCheckByAddress: limit('e-mail checks', ADDRESS, 20, 'database'),
  resendByIp: limit('mails asked for again', NETWORK, 20, 'database'),
  resendByUser: limit('mails asked for again', 'user', 3, 'database'),
  resendByAddress: limit('mails asked for again', ADDRESS, 3, 'database'),
  upgradeByIp: limit('upgrades', NETWORK, 60, 'database'),
  upgradeByAccount: limit('upgrades', 'account', 20, 'database'),
  // Strangers who guess pins: once the limit is used up no link is looked up for the network, which is as
  // long as somebody else behind it may be asked to wait.
  wrongLinkByIp: { ...limit('wrong links', NETWORK, 40, 'database'), seconds: TEN_MINUTES },
  activationByIp: limit('activation links opened', NETWORK_OF_BRAND, 60, 'process'),
  // By itself: whoever opens a link presses once, and an office gets as many presses as links.
  activationPressByIp: limit('presses that activate', NETWORK_OF_BRAND, 60, 'process'),
  leadByIp: limit('links of leads and deals', NETWORK_OF_BRAND, 120, 'process'),
  leadBySession: limit('links of leads and deals', 'session', 40, 'process'),
  clientTokenByIp: limit('client tokens', NETWORK_OF_BRAND, 120, 'process'),
  clientTokenBySession: limit('client tokens', 'session', 30, 'process'),
  directDebitFlowByIp: limit('direct debit flows', NETWORK_OF_BRAND, 60, 'process'),
  directDebitFlowBySession: limit('direct debit flows', 'session', 20, 'process'),
  socialByIp: limit('ways to a provider, and back', NETWORK_OF_BRAND, 120, 'process'),
  socialBySession: limit('ways to a provider, and back', 'session', 40, 'process'),
  analyticsByIp: limit('events', NETWORK_OF_BRAND, 600, 'process'),
  reportsByIp: limit('reports of faults', NETWORK_OF_BRAND, 120, 'process'),
  policyReportsByIp: limit('reports of what a policy refused', NETWORK_OF_BRAND, 120, 'process'),
  envelopesByIp: limit('envelopes of reports', NETWORK_OF_BRAND, 600, 'process'),
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;

function limit(counts: string, by: string, points: number, keptIn: Limit['keptIn']): Limit {
  return { counts, by, points, seconds: HOUR, keptIn };
}
