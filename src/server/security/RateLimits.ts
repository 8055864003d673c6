/** What is limited, each with an allowance of its own. */
export type LimitName =
  | 'emailCheckByIp'
  | 'emailCheckBySession'
  | 'emailCheckByAddress'
  | 'signUpByIp'
  | 'signUpBySession'
  | 'resendByIp'
  | 'resendByUser'
  | 'resendByAddress'
  | 'activationByIp'
  | 'leadByIp'
  | 'leadBySession'
  | 'wrongLinkByIp'
  | 'clientTokenByIp'
  | 'clientTokenBySession'
  | 'directDebitFlowByIp'
  | 'directDebitFlowBySession'
  | 'upgradeByIp'
  | 'upgradeByAccount'
  | 'analyticsByIp'
  | 'socialByIp'
  | 'socialBySession'
  | 'reportsByIp'
  | 'envelopesByIp';

/** How often something may happen within a span of seconds. */
export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

/** Counts what visitors do. */
export interface RateLimits {
  /** Counts one. Throws CallError 'RATELIMIT_EXCEEDED' once the allowance is used up. */
  use(name: LimitName, key: string): Promise<void>;
  /** Counts none. Throws CallError 'RATELIMIT_EXCEEDED' while nothing of the allowance is left. */
  assertLeft(name: LimitName, key: string): Promise<void>;
}
