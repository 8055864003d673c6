import { randomUUID } from 'node:crypto';
import type { SentryConfig } from '../config/Config.ts';

const TIMEOUT_MS = 10_000;

/**
 * The most reports on their way. When each call has an error, and the report service is away, too,
 * their connections would add up.
 */
const MOST_AT_ONCE = 20;

/** Returns the report of an error: the masked log line, with its code as a tag. */
function eventOf(line: Readonly<Record<string, unknown>>, message: string): object {
  const { err, code, req: _req, res: _res, ...rest } = line;
  const { type, message: value, stack } = Object(err);
  return {
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    environment: 'production',
    logger: 'server',
    message,
    tags: { tag: 'server', ...(typeof code === 'string' && { code }) },
    exception: { values: typeof type === 'string' ? [{ type, value }] : [] },
    extra: { ...rest, err, stack },
  };
}

/**
 * Sends each error of the server's log to the report service, without waiting. An error that cannot
 * be sent, or comes with too many others, is still in the log.
 */
export function sentryReporter(
  { dsn, envelopeUrl, publicKey }: SentryConfig,
  send: typeof fetch = fetch,
): (line: Readonly<Record<string, unknown>>, message: string) => void {
  let underWay = 0;
  return (line, message) => {
    if (underWay >= MOST_AT_ONCE) return;
    const id = randomUUID().replaceAll('-', '');
    const event = { event_id: id, ...eventOf(line, message) };
    const parts = [{ event_id: id, dsn }, { type: 'event' }, event];
    const body = parts.map((part) => `${JSON.stringify(part)}\n`).join('');
    underWay += 1;
    send(`${envelopeUrl}?sentry_key=${publicKey}&sentry_version=7`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      // An answer that is not read keeps its connection.
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined)
      .finally(() => {
        underWay -= 1;
      });
  };
}
