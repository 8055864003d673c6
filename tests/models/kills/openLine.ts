import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** The state of a call: about to reach the provider, done there, or answered to the server. */
export type Moment = 'sent' | 'done' | 'answered';

export interface Line {
  readonly url: string;
}

const CARRIED = [
  'accept',
  'authorization',
  'content-type',
  'gocardless-version',
  'idempotency-key',
] as const;

/**
 * A proxy to a provider that reports every moment of every call. The listener may kill the caller.
 */
export async function openLine(target: string, onMoment: (moment: Moment) => void): Promise<Line> {
  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    // The captcha moves no money, so a life that ended there would test little.
    const tell = request.url?.startsWith('/v1/projects') ? () => undefined : onMoment;
    tell('sent');
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(target + url, {
      method,
      headers: CARRIED.flatMap((name): [string, string][] => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    tell('done');
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
    });
    response.end(body, () => tell('answered'));
  }
  const server = createServer((request, response) => {
    // When a provider closes the connection, this closes the caller's too.
    carry(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `http://127.0.0.1:${address.port}` };
}
