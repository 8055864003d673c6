import type { FastifyInstance } from 'fastify';
import { html } from '../../core/markup/html.ts';
import { type RecordView, renderRecords } from '../gateway/renderRecords.ts';
import { PAGE_CSP, sandboxPage } from '../look/sandboxPage.ts';
import type { CaptchaQuestion, CaptchaStorage } from './openCaptchaStorage.ts';

/** The assessments requested by the server: a page for people, JSON for tests. */
export function registerAsked(
  app: FastifyInstance,
  storage: CaptchaStorage,
  countMessages: () => number,
): void {
  app.get('/sandbox/captcha', (request, reply) => {
    const questions = storage.questions();
    const accept = request.headers.accept ?? '';
    if (accept.includes('application/json') && !accept.includes('text/html')) {
      return reply.send({ questions });
    }
    const body = html`<div class="head"><div>
<h1>Robot checks</h1>
<p class="lead">What servers asked of a token, and what they were told. Choose how it judges this browser on the <a href="/sandbox#captcha">front page</a>.</p>
</div></div>
<div class="gateway"><section class="panel" aria-labelledby="asked"><h2 id="asked">Asked</h2>
${renderRecords(questions.map(viewOf), 'The captcha was asked nothing yet.')}</section></div>`;
    return reply
      .header('content-security-policy', PAGE_CSP)
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage({
          title: 'Robot checks',
          place: 'home',
          host: request.host,
          messages: countMessages(),
          body,
          styles: ['/sandbox/gateway.css'],
        }),
      );
  });
}

/** The score from which the product accepts a visitor. */
const PASSING = 0.5;

function viewOf(question: CaptchaQuestion): RecordView {
  const { action, at, expectedAction, hostname, invalidReason, kind, score } = question;
  const isValid = invalidReason === '';
  const isHuman = isValid && score >= PASSING;
  return {
    title: expectedAction === '' ? 'No action' : expectedAction,
    value: `score ${score}`,
    status: isValid ? (isHuman ? 'human' : 'robot') : invalidReason,
    tone: isHuman ? 'good' : 'bad',
    details: [
      kind,
      hostname,
      action === expectedAction || action === '' ? null : `the token was made for ${action}`,
    ],
    at,
  };
}
