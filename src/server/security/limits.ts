/** How often something may happen within a period in seconds. */
export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

export interface Limit extends Allowance {
  /** What is counted. */
  readonly counts: string;
  /** What the count is for. An IPv6 network is its first 56 bits. */
  readonly by: string;
  /**
   * Where the count is stored: 'database' survives restarts and is shared by all processes, for
   * anything that can be abused. 'process' costs nothing, for limits that only save resources: N
   * processes allow N times as many.
   */
  readonly keptIn: 'database' | 'process';
  /** The answer once it is used up, unless that is 429 with Retry-After. */
  readonly answer?: string;
}

const HOUR = 3600;
const TEN_MINUTES = 600;

const NETWORK = 'network, over all brands';
const ADDRESS = 'address, over all brands';
const NETWORK_OF_BRAND = 'network and brand';

/**
 * Every limit. Cards and addresses are tried at whichever brand is easiest, so their limits count
 * over all brands. The limits are generous for a person who mistypes, and strict for someone
 * working through a list.
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
  // Against guessing pins. Once it is used up, no link is looked up for the network, for a period
  // that other people behind the network can be asked to wait.
  wrongLinkByIp: { ...limit('wrong links', NETWORK, 40, 'database'), seconds: TEN_MINUTES },
  activationByIp: limit('activation links opened', NETWORK_OF_BRAND, 60, 'process'),
  // Separate from the above: each opened link needs one press, and an office may have many links.
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
