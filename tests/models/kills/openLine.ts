import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** Where a call is: about to reach the provider, done there, or answered to the server. */
export type Moment = 'sent' | 'done' | 'answered';

export interface Line {
  readonly url: string;
}

const CARRIED = ['accept', 'authorization', 'content-type'] as const;

/** A line to a provider that tells of every moment of every call. What listens may kill the caller. */
export async function openLine(target: string, onMoment: (moment: Moment) => void): Promise<Line> {
  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    // The captcha is no provider of money: a life that ended there would be cheap.
    const tell = request.url?.startsWith('/v1/projects') ? () => undefined : onMoment;
    tell('sent');
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(target + url, {
      method,
      headers: CARRIED.flatMap((name): [string, string][] => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, value]];
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
    // A provider that hangs up, hangs up here as well.
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
