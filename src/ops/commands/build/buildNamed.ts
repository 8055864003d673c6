import type { InlineConfig } from 'vite';
import { hashedNames } from './hashedNames.ts';
import { viteBuild } from './viteBuild.ts';

/** Enough for 4,096 files. */
const LONGER = 7;

/**
 * Builds with the names of the configuration, or with longer ones where the bundler has more files
 * than these allow: it refuses more than 64 with six letters. A letter costs each page that names
 * the file a byte.
 */
export async function buildNamed(config: InlineConfig): Promise<void> {
  try {
    await viteBuild({ ...config, logLevel: 'silent' });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Silent at first, so that a build that succeeds in the end reports no failure.
    const output = error.message.includes('minimum hash size') ? hashedNames(LONGER) : {};
    await viteBuild({ ...config, build: { rolldownOptions: { output } } });
  }
}
