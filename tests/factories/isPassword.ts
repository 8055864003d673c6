import { argon2Sync } from 'node:crypto';

/** Whether a password matches a PHC string of argon2id, by the parameters that the string states. */
export function isPassword(password: string, stored: string): boolean {
  const [, algorithm, , parameters = '', salt = '', key = ''] = stored.split('$');
  const stated = new Map(parameters.split(',').map((it) => [it.slice(0, 1), Number(it.slice(2))]));
  const expected = Buffer.from(key, 'base64');
  const derived = argon2Sync('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    parallelism: stated.get('p') ?? 0,
    tagLength: expected.length,
    memory: stated.get('m') ?? 0,
    passes: stated.get('t') ?? 0,
  });
  return algorithm === 'argon2id' && derived.equals(expected);
}
