import type { BrandIndex } from '../../core/contract/builtBrand.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { OpenBrandDirectory } from './openBrandDirectory.ts';

export interface FollowedBuilds {
  readonly brands: OpenBrandDirectory;
  /** Throws for a build that the server could not start with. */
  readonly accept: (index: BrandIndex) => void;
  /** Called after a newer build has moved in. */
  readonly onBuild: () => Promise<void>;
  readonly logger: ServerDeps['logger'];
  readonly metrics: Pick<ServerDeps['metrics'], 'brandsRefused'>;
}

/** How often to check for a newer build. */
const EVERY_MS = 500;

/**
 * Moves to each newer build of the brands. Keeps the old one when the newer cannot be read, or
 * could not be started with: otherwise the server would run until its next start, and then no brand
 * would be served. Logs each such fault once. Looks once at a time. Returns how to stop.
 */
export function followBuilds(followed: FollowedBuilds, everyMs = EVERY_MS): () => void {
  const { accept, brands, logger, metrics, onBuild } = followed;
  let told: string | null = null;
  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const isNew = await brands.refresh(accept);
      told = null;
      metrics.brandsRefused(false);
      if (isNew) await moveIn();
    } catch (err) {
      metrics.brandsRefused(true);
      const fault = String(err);
      if (fault === told) return;
      told = fault;
      logger.error({ err }, 'The new build of the brands cannot be served; the old one stays');
    } finally {
      isLooking = false;
    }
  }
  /** Does not reject: the build is served whatever fails after it. */
  async function moveIn(): Promise<void> {
    logger.info('A new build of the brands moved in');
    await onBuild().catch((err: unknown) => {
      logger.error({ err }, 'What follows a new build of the brands failed; it is served');
    });
  }
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
}
