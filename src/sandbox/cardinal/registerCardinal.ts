import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SANDBOX_PAYEE_HEADER } from '../../core/contract/sandbox/sandboxPayee.ts';
import { acceptForms, fieldsOf } from '../acceptForms.ts';
import { localPath } from '../captcha/localPath.ts';
import {
  CARDINAL_COOKIE,
  CARDINAL_ERRORS,
  cardinalScenarioOf,
  findCardinalScenario,
} from './cardinalScenario.ts';
import { readChallenge } from './readChallenge.ts';
import { renderBankPage } from './renderBankPage.ts';

/** The bank's page may connect only to its own origin, and only that origin may embed it. */
const BANK_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const DAY_S = 86_400;

interface ScenarioRoute {
  readonly Params: { readonly scenario: string };
  readonly Querystring: { readonly return?: string };
}

/** The 3-D Secure provider in the browser: its script, and the bank's challenge page. */
export async function registerCardinal(app: FastifyInstance): Promise<void> {
  const file = (name: string) => readFileSync(join(import.meta.dirname, 'browser', name), 'utf8');
  const songbird = file('songbird.js');
  app.get('/sandbox/cardinal/songbird.js', (request, reply) => {
    reply.type('text/javascript; charset=utf-8');
    if (cardinalScenarioOf(request.cookies) === 'blocked') {
      return reply.code(503).send('// The scenario is: the 3-D Secure script is blocked.\n');
    }
    return reply.send(songbird);
  });
  for (const name of ['songbird.css', 'bank.css', 'bank.js']) {
    const content = file(name);
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    app.get(`/sandbox/cardinal/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(content),
    );
  }
  app.get('/sandbox/cardinal/init', (request) => {
    const scenario = cardinalScenarioOf(request.cookies);
    const error = scenario.startsWith('error-') ? Number(scenario.slice(6)) : null;
    const description = error === null ? null : CARDINAL_ERRORS.get(error);
    return { silent: scenario === 'silent', error, description };
  });
  scenarioRoute(app);
  await app.register(async (bank) => bankRoute(bank));
}

/** Links by which a visitor selects how the script behaves on this host. */
function scenarioRoute(app: FastifyInstance): void {
  app.get<ScenarioRoute>('/sandbox/cardinal/scenario/:scenario', (request, reply) => {
    const scenario = findCardinalScenario(request.params.scenario);
    if (scenario === null) return reply.callNotFound();
    reply.setCookie(CARDINAL_COOKIE, scenario, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: DAY_S,
    });
    return reply.redirect(localPath(request.query.return ?? '') ?? '/sandbox', 303);
  });
}

/** A challenge is requested by a form's post, as the providers' script sends it to a bank. */
function bankRoute(bank: FastifyInstance): void {
  acceptForms(bank);
  bank.post('/sandbox/cardinal/acs', (request, reply) => {
    const challenge = readChallenge(fieldsOf(request.body).get('creq') ?? '');
    if (challenge === null) return reply.code(400).send({ error: 'No challenge was sent.' });
    const payee = decodeURIComponent(String(request.headers[SANDBOX_PAYEE_HEADER] ?? ''));
    return reply
      .header('content-security-policy', BANK_CSP)
      .type('text/html; charset=utf-8')
      .send(renderBankPage({ ...challenge, merchant: payee || challenge.merchant }));
  });
}
