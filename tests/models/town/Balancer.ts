import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Statuses from here on are the server's own faults, including a refusal because of overload. */
const FAULTS = 500;

/**
 * A small load balancer: sends each request to the next process in turn, and to the one after it
 * when that was killed.
 */
export class Balancer {
  /** Requests that no process answered, or that one answered with its own fault. */
  readonly failed: string[] = [];
  /** How many answers each kind of request got. */
  readonly answered = { views: 0, calls: 0 };
  readonly #server: Server;
  #processes: readonly string[] = [];
  #turn = 0;
  readonly #killed = new Set<string>();

  private constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async open(): Promise<Balancer> {
    const balancer = new Balancer();
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    return balancer;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    return `http://127.0.0.1:${address.port}`;
  }

  join(url: string): void {
    this.#processes = [...this.#processes, url];
  }

  leave(url: string): void {
    this.#processes = this.#processes.filter((it) => it !== url);
  }

  /**
   * Announces that a process is about to be killed. Requests that it does not answer are sent to
   * another.
   */
  kills(url: string): void {
    this.#killed.add(url);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    try {
      const answer = await this.#ask(request, await bodyOf(request));
      if (answer.status >= FAULTS) this.failed.push(`${method} ${url}: ${answer.status}`);
      this.answered[method === 'GET' ? 'views' : 'calls'] += 1;
      const cookies = answer.headers.getSetCookie();
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      this.failed.push(`${method} ${url}: ${String(error)}`);
      response.writeHead(502).end();
    }
  }

  async #ask(request: IncomingMessage, body: Buffer): Promise<Response> {
    const { method = 'GET', url = '/' } = request;
    const init = {
      method,
      redirect: 'manual' as const,
      headers: headersOf(request),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    };
    for (;;) {
      const process = this.#next();
      try {
        const answer = await fetch(process + url, init);
        const { headers, status } = answer;
        return new Response(await answer.arrayBuffer(), { headers, status });
      } catch (error) {
        if (!this.#killed.has(process)) throw error;
        this.leave(process);
      }
    }
  }

  #next(): string {
    this.#turn += 1;
    return this.#processes[this.#turn % this.#processes.length] ?? '';
  }
}

const CARRIED = ['accept', 'content-type', 'cookie', 'idempotency-key', 'x-forwarded-for'] as const;

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return CARRIED.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
