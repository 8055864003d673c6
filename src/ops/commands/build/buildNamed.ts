import type { InlineConfig, Logger } from 'vite';
import { hashedNames } from './hashedNames.ts';
import { type Built, viteBuild } from './viteBuild.ts';

/** Enough for 4,096 files. */
const LONGER = 7;

/**
 * Builds with the names of the configuration, or with longer ones where the bundler has more files
 * than these allow: it refuses more than 64 with six letters. A letter costs each page that names
 * the file a byte.
 */
export async function buildNamed(config: InlineConfig): Promise<Built> {
  const { createLogger } = await import('vite');
  const { held, release } = holdBack(config.customLogger ?? createLogger(config.logLevel));
  try {
    const built = await viteBuild({ ...config, customLogger: held });
    release();
    return built;
  } catch (error) {
    if (error instanceof Error && error.message.includes('minimum hash size')) {
      const rolldownOptions = { output: hashedNames(LONGER) };
      return viteBuild({ ...config, build: { ...config.build, rolldownOptions } });
    }
    release();
    throw error;
  }
}

/**
 * A logger that logs when it is released, so that a build that succeeds in the end reports no
 * failure, and its warnings once.
 */
function holdBack(logger: Logger): { readonly held: Logger; readonly release: () => void } {
  const lines: (() => void)[] = [];
  const held: Logger = {
    ...logger,
    error: (words, options) => void lines.push(() => logger.error(words, options)),
    info: (words, options) => void lines.push(() => logger.info(words, options)),
    warn: (words, options) => void lines.push(() => logger.warn(words, options)),
    warnOnce: (words, options) => void lines.push(() => logger.warnOnce(words, options)),
  };
  return { held, release: () => lines.forEach((log) => log()) };
}
