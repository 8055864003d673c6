import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { onTestFinished } from 'vitest';

export interface Http2Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The headers of each 103 that came before. */
  readonly hints: readonly IncomingHttpHeaders[];
}

export type AskOverHttp2 = (
  path: string,
  headers?: Readonly<Record<string, string>>,
  body?: string,
) => Promise<Http2Answer>;

/** Asks a proxy of this machine like a browser, on one connection. Posts when there is a body. */
export function overHttp2(port: number, host: string): AskOverHttp2 {
  // The proxy's certificate is of its own making.
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  return async (path, headers = {}, body = '') => {
    const method = body === '' ? 'GET' : 'POST';
    const stream = session.request({
      ...headers,
      ':authority': host,
      ':path': path,
      ':method': method,
    });
    const hints: IncomingHttpHeaders[] = [];
    stream.on('headers', (early) => hints.push(early));
    // A GET is sent whole.
    if (body !== '') stream.end(body);
    const [answered]: IncomingHttpHeaders[] = await once(stream, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const status = Number(answered?.[':status']);
    return { status, headers: answered ?? {}, body: Buffer.concat(chunks), hints };
  };
}
