import type { FastifyInstance } from 'fastify';
import { findScenario, SCENARIO_COOKIE } from './captchaScenario.ts';
import { localPath } from './localPath.ts';

const DAY_S = 86_400;

interface ScenarioRoute {
  readonly Params: { readonly scenario: string };
  readonly Querystring: { readonly return?: string };
}

/** Links by which a visitor selects the captcha's scenario on this host. */
export function registerScenarios(app: FastifyInstance): void {
  app.get<ScenarioRoute>('/sandbox/captcha/:scenario', (request, reply) => {
    const scenario = findScenario(request.params.scenario);
    if (scenario === null) return reply.callNotFound();
    reply.setCookie(SCENARIO_COOKIE, scenario, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: DAY_S,
    });
    return reply.redirect(localPath(request.query.return ?? '') ?? '/sandbox', 303);
  });
}
