import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/Config.ts';

/** Shorter than any generated secret. A shorter file was only partly written. */
const SHORTEST = 32;

/**
 * Returns the secret from the environment, or one generated at the first start and stored in the
 * data directory.
 */
export function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (config.sessionSecret !== null) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= SHORTEST) return kept;
  mkdirSync(config.dataDir, { recursive: true });
  const made = randomBytes(48).toString('base64url');
  writeFileSync(file, `${made}\n`, { mode: 0o600 });
  return made;
}
