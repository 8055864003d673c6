import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/CallError.ts';

const NUL = '\0';

/**
 * Refuses a call with a NUL character anywhere in its body. PostgreSQL cannot store it, which would
 * fail only after the order is paid. The page never sends one.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (hasNul(body)) throw new CallError({ code: 'INVALID_REQUEST', because: 'shape' });
  });
}

/** Checks every string and key of a JSON value, at any depth. */
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
