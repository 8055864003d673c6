import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { readAnswer } from '../readAnswer.ts';

/** An HTTP answer, which the caller interprets. */
export interface JsonAnswer {
  readonly status: number;
  readonly text: string;
}

/** An idle connection is closed before the other side could close it during a call. */
const KEPT = { keepAlive: true, timeout: 4000 };

const WAYS = {
  'http:': { request: requestHttp, agent: new HttpAgent(KEPT) },
  'https:': { request: requestHttps, agent: new HttpsAgent(KEPT) },
} as const;

/**
 * Posts JSON with Node's own client over kept connections, because `fetch` takes more than twice as
 * long on the main thread. For requests that may be repeated: rejects when no complete answer
 * arrives in time.
 */
export function postJson(url: URL, body: object, timeoutMs: number): Promise<JsonAnswer> {
  const { agent, request } = url.protocol === 'http:' ? WAYS['http:'] : WAYS['https:'];
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    accept: 'application/json',
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      read(response)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
    const timer = setTimeout(() => {
      asked.destroy(new Error(`${url.host} did not answer within ${timeoutMs} ms`));
    }, timeoutMs);
    asked.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    asked.end(text);
  });
}

async function read(response: IncomingMessage): Promise<JsonAnswer> {
  return { status: response.statusCode ?? 0, text: await readAnswer(response) };
}
