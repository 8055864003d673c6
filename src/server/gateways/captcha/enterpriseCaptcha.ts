import type { Result } from '../../../core/contract/Result.ts';
import type { CaptchaConfig } from '../../config/Config.ts';
import type { CaptchaClaim, CaptchaGateway, CaptchaRefusal } from './CaptchaGateway.ts';
import { postJson } from './postJson.ts';

/** Longer than a healthy provider takes. */
const TIMEOUT_MS = 5000;

/** The properties of an assessment that are read. The rest is ignored. */
interface Assessment {
  readonly valid: boolean;
  readonly invalidReason: string;
  readonly action: string;
  readonly score: number;
}

/** reCAPTCHA Enterprise over its REST API, or the sandbox with the same API. */
export function enterpriseCaptcha(config: CaptchaConfig, timeoutMs = TIMEOUT_MS): CaptchaGateway {
  const url = new URL(
    `${config.apiUrl}/v1/projects/${encodeURIComponent(config.project)}/assessments?key=${encodeURIComponent(config.apiKey)}`,
  );
  return {
    async assess(claim) {
      try {
        const assessment = await assessToken(url, eventOf(claim, config), timeoutMs);
        return judge(assessment, claim, config.minimumScore);
      } catch (cause) {
        return { ok: false, error: { kind: 'unreachable', cause } };
      }
    },
  };
}

function eventOf(claim: CaptchaClaim, config: CaptchaConfig): Record<string, string> {
  return {
    token: claim.token,
    siteKey: claim.variant === 'invisible' ? config.scoreSiteKey : config.checkboxSiteKey,
    expectedAction: claim.action,
    userAgent: claim.userAgent,
    userIpAddress: claim.ip,
  };
}

async function assessToken(
  url: URL,
  event: Record<string, string>,
  timeoutMs: number,
): Promise<Assessment> {
  const { status, text } = await postJson(url, { event }, timeoutMs);
  if (status < 200 || status > 299) throw new Error(`The captcha provider answered ${status}`);
  const body: unknown = JSON.parse(text);
  const token = member(body, 'tokenProperties');
  const score = member(member(body, 'riskAnalysis'), 'score');
  return {
    valid: member(token, 'valid') === true,
    invalidReason: textOf(member(token, 'invalidReason')),
    action: textOf(member(token, 'action')),
    score: typeof score === 'number' ? score : 0,
  };
}

/** A ticked checkbox passes with any score; an invisible check needs a minimum. */
function judge(
  assessment: Assessment,
  claim: CaptchaClaim,
  minimumScore: number,
): Result<{ readonly score: number }, CaptchaRefusal> {
  const { action, invalidReason, score, valid } = assessment;
  if (!valid) return { ok: false, error: { kind: 'invalidToken', reason: invalidReason } };
  if (action !== claim.action) return { ok: false, error: { kind: 'otherAction' } };
  if (claim.variant === 'invisible' && score < minimumScore) {
    return { ok: false, error: { kind: 'lowScore', score } };
  }
  return { ok: true, value: { score } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a property of an answer whose shape is not trusted. */
function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
