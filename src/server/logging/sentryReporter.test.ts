import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLogger } from './createLogger.ts';
import { sentryReporter } from './sentryReporter.ts';

const SENTRY = {
  dsn: 'https://0123456789abcdef@o1.example/42',
  publicKey: '0123456789abcdef',
  envelopeUrl: 'https://o1.example/api/42/envelope/',
};

function aLoggerThatReports(send: (body: string) => void) {
  const onError = sentryReporter(SENTRY, async (_url, init) => {
    if (typeof init?.body === 'string') send(init.body);
    throw new Error('not reached');
  });
  const destination = new Writable({ write: (_chunk, _encoding, done) => done() });
  return createLogger({ level: 'info', destination, onError });
}

it("reports the server's own errors, tagged and masked", () => {
  const sent: string[] = [];
  const logger = aLoggerThatReports((body) => sent.push(body));
  const err = new TypeError('No mail to ada@example.com', { cause: new Error('(201) 555-0123') });

  logger.error({ err, code: 'INTERNAL_SERVER_ERROR', email: 'ada@example.com' }, 'A call failed');

  const [, , event] = (sent[0] ?? '').split('\n').map((line) => line && JSON.parse(line));
  expect(event).toMatchObject({
    level: 'error',
    message: 'A call failed',
    tags: { tag: 'server', code: 'INTERNAL_SERVER_ERROR' },
    exception: { values: [{ type: 'TypeError', value: 'No mail to [masked]' }] },
  });
  expect(sent.join('')).not.toMatch(/ada@|555-0123/);
});

it('reports nothing that is no error', () => {
  const sent: string[] = [];
  const logger = aLoggerThatReports((body) => sent.push(body));

  logger.warn({ code: 'INVALID_FIELD' }, 'A call was refused');

  expect(sent).toEqual([]);
});

it('sends only some reports at the same time, while the service does not answer', async () => {
  const answers: (() => void)[] = [];
  const report = sentryReporter(SENTRY, () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push(() => resolve(new Response('kept')));
    return promise;
  });
  for (let count = 0; count < 1000; count += 1) report({ err: null }, 'The database is away');
  expect(answers).toHaveLength(20);

  for (const answer of answers.splice(0)) answer();
  await setTimeout(0);
  report({ err: null }, 'The database is away');
  expect(answers).toHaveLength(1);
});
