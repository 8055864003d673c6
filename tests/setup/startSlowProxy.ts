import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How slowly responses arrive. */
export interface Slowness {
  /** Documents arrive in pieces of this many bytes, a moment apart. */
  readonly pieceBytes: number;
  /** Fonts arrive this late, in milliseconds. */
  readonly fontsAfterMs: number;
  /** Stylesheets arrive this late, the second sooner than the first. */
  readonly stylesAfterMs: number;
  /**
   * Changes a document before it is sent on, such as cutting it off. It arrives without its policy,
   * which contains hashes of its styles.
   */
  readonly changed?: (html: string) => string;
  /**
   * Returns what to wait for before the response of a path is sent on, such as for a late script.
   */
  readonly until?: (path: string) => Promise<void> | undefined;
}

const MOMENT_MS = 30;

async function send(answer: ServerResponse, body: Buffer, pieceBytes: number): Promise<void> {
  for (let at = 0; at < body.length; at += pieceBytes) {
    answer.write(body.subarray(at, at + pieceBytes));
    await wait(MOMENT_MS);
  }
  answer.end();
}

/** A proxy in front of the product, on a free port, that imitates a poor network. */
export async function startSlowProxy(port: number, slowness: Slowness) {
  const { pieceBytes, fontsAfterMs, changed } = slowness;
  let stylesAfterMs = slowness.stylesAfterMs;
  async function pass(
    path: string,
    response: IncomingMessage,
    answer: ServerResponse,
  ): Promise<void> {
    const received = Buffer.concat(await response.toArray());
    const { 'content-length': _length, 'content-type': type = '', ...kept } = response.headers;
    if (type === 'font/woff2') await wait(fontsAfterMs);
    if (type.startsWith('text/css')) {
      const late = stylesAfterMs;
      stylesAfterMs = Math.max(fontsAfterMs, late - MOMENT_MS);
      await wait(late);
    }
    const isDocument = type.startsWith('text/html');
    const isChanged = isDocument && changed !== undefined;
    if (isChanged) delete kept['content-security-policy'];
    const body = isChanged ? Buffer.from(changed(received.toString())) : received;
    await slowness.until?.(path);
    answer.writeHead(response.statusCode ?? 502, { ...kept, 'content-type': type });
    await send(answer, body, isDocument ? pieceBytes : body.length);
  }

  const proxy = createServer((asked, answer) => {
    const { 'accept-encoding': _encoding, ...headers } = asked.headers;
    const { url = '/', method } = asked;
    const onward = request({ host: '127.0.0.1', port, path: url, method, headers });
    onward.on('response', (response) => void pass(url, response, answer));
    asked.pipe(onward);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', () => listening()));
  // A server that listens on a port has an address object.
  const address = proxy.address() as AddressInfo;
  return { port: address.port, stop: () => proxy.close() };
}
