import { argon2, randomBytes } from 'node:crypto';
import { CallError } from '../errors/CallError.ts';

/** Hashes a password for storage. Throws CallError 'BUSY' when too many wait. */
export type HashPassword = (password: string) => Promise<string>;

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** How many passwords are being hashed, and how many wait. */
export interface HashLoad {
  readonly running: number;
  readonly waiting: number;
}

export interface PasswordHasher extends HashPassword {
  readonly load: () => HashLoad;
}

export interface HashQueueOptions {
  /** How many are hashed at the same time: `hashesAtOnce`. */
  readonly atOnce: number;
  /** How many may wait. Beyond that, visitors are asked to try again, so that waits stay short. */
  readonly waiting: number;
}

/**
 * Limits concurrent argon2id hashes with a queue. A hash takes about 30 ms of a core, which limits
 * the rate of sign-ups.
 */
export function createPasswordHasher(options: HashQueueOptions): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function hash(password: string): Promise<string> {
    if (running >= options.atOnce) {
      if (waiting.length >= options.waiting) throw new CallError({ code: 'BUSY', retryAfter: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await argon2id(password);
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }
  return Object.assign(hash, { load: () => ({ running, waiting: waiting.length }) });
}

/** The hash as a PHC string: $argon2id$v=19$m=19456,t=2,p=1$salt$key. */
async function argon2id(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt);
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(key)}`;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const parameters = {
    message: password,
    nonce: salt,
    parallelism: LANES,
    tagLength: KEY_BYTES,
    memory: MEMORY,
    passes: PASSES,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
