import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { CallError } from '../errors/CallError.ts';

/** Turns a password into what is stored. Throws CallError 'BUSY' when too many wait. */
export type HashPassword = (password: string) => Promise<string>;

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Passwords that are hashed just now, and those that wait for it. */
export interface HashLoad {
  readonly running: number;
  readonly waiting: number;
}

export interface PasswordHasher extends HashPassword {
  readonly load: () => HashLoad;
}

export interface HashQueueOptions {
  /** How many are computed at once: `hashesAtOnce`. */
  readonly atOnce: number;
  /** How many may wait. Beyond it visitors are asked to come back, instead of all waiting long. */
  readonly waiting: number;
}

/** A bounded queue before argon2id: a hash costs about 30 ms of a core, and is the sign-up rate's limit. */
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

/** Tells whether a password is the one that was stored. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, , , , salt = '', key = ''] = stored.split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64'));
  const expected = Buffer.from(key, 'base64');
  return derived.length === expected.length && timingSafeEqual(derived, expected);
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
