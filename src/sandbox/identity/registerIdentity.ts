import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../acceptForms.ts';
import type { IdentityParts } from './IdentityParts.ts';
import { registerChooser } from './registerChooser.ts';
import { registerFacebook } from './registerFacebook.ts';
import { registerGoogle } from './registerGoogle.ts';

/** The stand-in for Google and Facebook: a page for browsers, and each one's protocol for servers. */
export async function registerIdentity(
  app: FastifyInstance,
  parts: IdentityParts,
  countMessages: () => number,
): Promise<void> {
  await app.register(async (identity) => {
    acceptForms(identity);
    registerGoogle(identity, parts);
    registerFacebook(identity, parts);
    registerChooser(identity, parts, countMessages);
  });
}
