import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/CallError.ts';

const NUL = '\0';

/**
 * Refuses a call with the character NUL anywhere in its body: PostgreSQL stores no text with it, which
 * would show only once the order is paid. The page never sends one.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (hasNul(body)) throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
  });
}

/** Looks through every text and name of a JSON value, however deep it is. */
export function hasNul(json: unknown): boolean {
  const left = [json];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && value.includes(NUL)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) left.push(name, inner);
  }
  return false;
}
