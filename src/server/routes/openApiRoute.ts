import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/**
 * Serves a description of the calls at /openapi.json, from the same schemas that validate them.
 * Registered before the routes.
 */
export async function openApiRoute(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sign-up calls',
        description: 'The calls that a sign-up page makes to its own server.',
        version: '1',
      },
    },
    hideUntagged: true,
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) =>
        typeof json['$id'] === 'string' ? json['$id'] : `schema-${index}`,
    },
  });
  app.get('/openapi.json', async () => app.swagger());
}
