import type { Brand } from '../../core/contract/generated/brand.ts';
import type { Consent, Measurement } from '../../core/contract/generated/session.ts';
import { SANDBOX_TAG_MANAGER } from '../../core/contract/sandbox/sandboxTagManager.ts';
import type { Config } from '../config/Config.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/**
 * Returns what a page may measure and report, and where to. A brand without a container loads no
 * tag manager.
 */
export function measurementOf(
  { analytics }: Pick<Brand, 'analytics'>,
  { sandboxUrl, sentry }: Pick<Config, 'sandboxUrl' | 'sentry'>,
  consent: Consent,
): Measurement {
  const id = analytics.tagManagerId;
  const script = sandboxUrl === null ? TAG_MANAGER : SANDBOX_TAG_MANAGER.scriptPath;
  return {
    consent,
    ...(id !== undefined && { tagManagerUrl: `${script}?id=${id}` }),
    ...(sentry !== null && { sentryDsn: sentry.dsn }),
  };
}
