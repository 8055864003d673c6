import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SANDBOX_CAPTCHA } from '../../core/contract/sandbox/sandboxCaptcha.ts';
import { assessToken, type TokenAssessment } from './assessToken.ts';
import type { CaptchaQuestion, CaptchaStorage } from './openCaptchaStorage.ts';

interface AssessmentRoute {
  readonly Params: { readonly project: string };
  readonly Querystring: { readonly key?: string };
  readonly Body: {
    readonly event: {
      readonly token: string;
      readonly siteKey: string;
      readonly expectedAction?: string;
      readonly userAgent?: string;
      readonly userIpAddress?: string;
    };
  };
}

const TEXT = { type: 'string' } as const;

const ASSESSMENT = {
  body: {
    type: 'object',
    required: ['event'],
    properties: {
      event: {
        type: 'object',
        required: ['token', 'siteKey'],
        properties: {
          token: TEXT,
          siteKey: TEXT,
          expectedAction: TEXT,
          userAgent: TEXT,
          userIpAddress: TEXT,
        },
      },
    },
  },
} as const;

type Status = 'INVALID_ARGUMENT' | 'PERMISSION_DENIED';

const CODES: Readonly<Record<Status, number>> = { INVALID_ARGUMENT: 400, PERMISSION_DENIED: 403 };

/** Answers with an error in Google's format. */
function refuse(reply: FastifyReply, status: Status, message: string): FastifyReply {
  const code = CODES[status];
  return reply.code(code).send({ error: { code, message, status } });
}

function questionOf(
  { expectedAction = '', siteKey }: AssessmentRoute['Body']['event'],
  { riskAnalysis, tokenProperties }: TokenAssessment,
  now: Date,
): CaptchaQuestion {
  const { action, hostname, invalidReason, valid } = tokenProperties;
  return {
    at: now.toISOString(),
    hostname,
    kind: siteKey === SANDBOX_CAPTCHA.checkboxSiteKey ? 'visible' : 'invisible',
    expectedAction,
    action,
    score: riskAnalysis.score,
    invalidReason: valid ? '' : invalidReason,
  };
}

/** The half of the captcha that a server calls to assess a token. */
export function registerAssessments(
  app: FastifyInstance,
  storage: CaptchaStorage,
  now: () => Date,
): void {
  app.post<AssessmentRoute>(
    '/v1/projects/:project/assessments',
    { schema: ASSESSMENT, attachValidation: true },
    (request, reply) => {
      const { key } = request.query;
      if (key === undefined || key === '') {
        return refuse(reply, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
      }
      if (key !== SANDBOX_CAPTCHA.apiKey) {
        return refuse(reply, 'INVALID_ARGUMENT', 'API key not valid. Pass a valid API key.');
      }
      const { project } = request.params;
      if (project !== SANDBOX_CAPTCHA.project) {
        return refuse(reply, 'PERMISSION_DENIED', `No permission on the project '${project}'.`);
      }
      if (request.validationError !== undefined) {
        return refuse(reply, 'INVALID_ARGUMENT', request.validationError.message);
      }
      const { event } = request.body;
      const name = `projects/${project}/assessments/${randomUUID().replaceAll('-', '')}`;
      const assessment = assessToken(event, storage, now().getTime());
      storage.keepQuestion(questionOf(event, assessment, now()));
      return reply.send({ name, event, ...assessment });
    },
  );
}
