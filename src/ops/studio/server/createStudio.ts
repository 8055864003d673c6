import { createServer, type RequestListener } from 'node:http';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { DEEPEST, scanJson } from '../../brand-files/sources/scanJson.ts';
import { fileFault } from '../../brand-files/verbs/fileFault.ts';
import { guardStudio } from './guardStudio.ts';
import { pageRoutes } from './pageRoutes.ts';
import { studioHost } from './studioHosts.ts';
import { type StudioDeps, studioRoutes } from './studioRoutes.ts';

export interface StudioOptions extends StudioDeps {
  /** Returns the port that it listens on. Called at each request. */
  readonly port: () => number;
  /** The Studio's built page. */
  readonly studioDir: string;
  /** Answers requests to the preview's hosts. */
  readonly showPreview: RequestListener;
}

/** Far larger than a brand with all its pages. */
const BODY_LIMIT = 1_000_000;

/** Creates the Studio's server without listening. The caller binds it to loopback. */
export async function createStudio(options: StudioOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    serverFactory: (handle) =>
      createServer((request, response) => {
        const { kind } = studioHost(request.headers.host, options.port());
        if (kind === 'preview') options.showPreview(request, response);
        else handle(request, response);
      }),
    // Keeps the brand as sent: adds, removes and converts nothing.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
  });
  app.removeContentTypeParser('text/plain');
  refuseDeepJson(app);
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const { message, statusCode = 500 } = error;
    return reply.code(statusCode).send({ message: fileFault(error, 'try again') ?? message });
  });
  guardStudio(app, options.port);
  studioRoutes(app, options);
  pageRoutes(app, options.studioDir);
  return app;
}

/** Refuses JSON that is deeper than any file may be, because reading it would exhaust the stack. */
function refuseDeepJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (scanJson(text).tooDeep === null) return parse(request, text, done);
      const message = `What was sent nests more than ${DEEPEST} levels deep.`;
      return done(Object.assign(new Error(message), { statusCode: 400 }), undefined);
    },
  );
}
