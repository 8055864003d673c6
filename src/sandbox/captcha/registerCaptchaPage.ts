import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SANDBOX_CAPTCHA } from '../../core/contract/sandbox/sandboxCaptcha.ts';
import { scenarioOfCookies } from './captchaScenario.ts';
import { type CaptchaKind, signCaptchaToken } from './captchaToken.ts';
import type { CaptchaStorage } from './openCaptchaStorage.ts';

const browserFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'browser', name), 'utf8');

interface TokenRequest {
  readonly siteKey: string;
  readonly action: string;
  readonly kind: CaptchaKind;
}

const TOKEN_REQUEST = {
  type: 'object',
  additionalProperties: false,
  required: ['siteKey', 'action', 'kind'],
  properties: {
    siteKey: { type: 'string', maxLength: 100 },
    action: { type: 'string', pattern: '^[A-Za-z0-9/_]{0,100}$' },
    kind: { enum: ['score', 'checkbox'] },
  },
} as const;

const KIND_OF_KEY: ReadonlyMap<string, CaptchaKind> = new Map([
  [SANDBOX_CAPTCHA.scoreSiteKey, 'score'],
  [SANDBOX_CAPTCHA.checkboxSiteKey, 'checkbox'],
]);

/**
 * The half of the captcha that a browser uses: the page API's script, the checkbox's stylesheet,
 * and the call that makes a token.
 */
export function registerCaptchaPage(
  app: FastifyInstance,
  storage: CaptchaStorage,
  now: () => Date,
): void {
  const script = browserFile('enterprise.js');
  const stylesheet = browserFile('checkbox.css');

  app.get('/sandbox/recaptcha/enterprise.js', (request, reply) => {
    reply.type('text/javascript; charset=utf-8');
    if (scenarioOfCookies(request.cookies) === 'blocked') {
      return reply.code(503).send('// The scenario is: the captcha script is blocked.\n');
    }
    return reply.send(script);
  });

  app.get('/sandbox/recaptcha/checkbox.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  );

  app.post<{ Body: TokenRequest }>(
    '/sandbox/recaptcha/token',
    { schema: { body: TOKEN_REQUEST } },
    (request, reply) => {
      const { siteKey, action, kind } = request.body;
      const kindOfKey = KIND_OF_KEY.get(siteKey);
      if (kindOfKey === undefined) return reply.code(400).send({ error: 'Invalid site key' });
      if (kindOfKey !== kind) return reply.code(400).send({ error: 'Invalid key type' });
      const token = signCaptchaToken(storage.signingKey, {
        id: randomUUID(),
        kind,
        siteKey,
        action,
        hostname: request.hostname,
        scenario: scenarioOfCookies(request.cookies),
        createTime: now().getTime(),
      });
      return reply.send({ token });
    },
  );
}
