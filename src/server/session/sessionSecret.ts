import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/Config.ts';

/** The secret from the environment, or one made at the first start and kept in the data directory. */
export function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (config.sessionSecret !== null) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const made = randomBytes(48).toString('base64url');
    writeFileSync(file, `${made}\n`, { mode: 0o600 });
    return made;
  }
}
