import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CallError } from '../errors/CallError.ts';
import type { Allowance, LimitName, RateLimits } from './RateLimits.ts';

const HOUR = 3600;
const TEN_MINUTES = 600;

/** Generous for a person who mistypes, tight for a list of addresses. */
export const ALLOWANCES: Readonly<Record<LimitName, Allowance>> = {
  emailCheckByIp: { points: 120, seconds: HOUR },
  emailCheckBySession: { points: 30, seconds: HOUR },
  emailCheckByAddress: { points: 20, seconds: HOUR },
  signUpByIp: { points: 60, seconds: HOUR },
  signUpBySession: { points: 20, seconds: HOUR },
  resendByIp: { points: 20, seconds: HOUR },
  resendByUser: { points: 3, seconds: HOUR },
  resendByAddress: { points: 3, seconds: HOUR },
  activationByIp: { points: 60, seconds: HOUR },
  leadByIp: { points: 120, seconds: HOUR },
  leadBySession: { points: 40, seconds: HOUR },
  // Whoever tries pins is a stranger each time: only wrong ones count, and then none is looked up,
  // for as long as somebody behind the same address may be asked to wait for it.
  wrongLinkByIp: { points: 40, seconds: TEN_MINUTES },
  clientTokenByIp: { points: 120, seconds: HOUR },
  clientTokenBySession: { points: 30, seconds: HOUR },
  directDebitFlowByIp: { points: 60, seconds: HOUR },
  directDebitFlowBySession: { points: 20, seconds: HOUR },
  upgradeByIp: { points: 60, seconds: HOUR },
  upgradeByAccount: { points: 20, seconds: HOUR },
  analyticsByIp: { points: 600, seconds: HOUR },
  // A way there and back counts twice.
  socialByIp: { points: 120, seconds: HOUR },
  socialBySession: { points: 40, seconds: HOUR },
  reportsByIp: { points: 120, seconds: HOUR },
  envelopesByIp: { points: 600, seconds: HOUR },
};

/** Limits kept by this process. */
export function memoryRateLimits(
  allowances: Readonly<Record<LimitName, Allowance>> = ALLOWANCES,
): RateLimits {
  const limiters = new Map<LimitName, RateLimiterMemory>();
  function limiterFor(name: LimitName): RateLimiterMemory {
    const made = limiters.get(name);
    if (made !== undefined) return made;
    const { points, seconds } = allowances[name];
    const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  }
  return {
    async use(name, key) {
      try {
        await limiterFor(name).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw exceeded(refusal);
      }
    },
    async assertLeft(name, key) {
      const used = await limiterFor(name).get(key);
      if (used !== null && used.remainingPoints <= 0) throw exceeded(used);
    },
  };
}

function exceeded({ msBeforeNext }: RateLimiterRes): CallError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new CallError({ code: 'RATELIMIT_EXCEEDED', retryAfter });
}
