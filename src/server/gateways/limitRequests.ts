import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { inflateAnswer } from './inflateAnswer.ts';
import { MOST_BYTES, tooLong } from './readAnswer.ts';

/** The limits of each request that a provider's SDK sends. */
interface RequestLimits {
  /** From the request to the end of its answer, however much of it comes in between. */
  readonly timeoutMs: number;
  /** Whether an answer must not reach the SDK. */
  readonly isRefused: (answer: IncomingMessage) => boolean;
  /** Called for each step of each request. */
  readonly onStep?: (step: RequestStep) => void;
}

/** `begun` comes before a connection, `sent` before the first byte of the request can leave. */
export type RequestStep = 'begun' | 'sent';

/** How often to look at what a connection has received. */
const LOOK_MS = 50;

const requests = new AsyncLocalStorage<RequestLimits>();
const connections = new AsyncLocalStorage<number>();

/**
 * Runs a call of a provider's SDK, and limits each of its requests. An SDK's own time-out ends with
 * the first byte or begins again with each, and nothing in it limits an answer's size, so that one
 * that comes in drops would hold up a job forever, and one that is long, or becomes long when it is
 * decompressed, would fill the memory.
 */
export function limitRequests<T>(limits: RequestLimits, call: () => Promise<T>): Promise<T> {
  return requests.run(limits, call);
}

/** Runs a call, and cuts each connection that it opens after this time. */
export function limitConnections<T>(timeoutMs: number, call: () => Promise<T>): Promise<T> {
  return connections.run(timeoutMs, call);
}

// Node announces each request and socket within the call that makes it, so no SDK has to be changed.
subscribe('http.client.request.created', (message) => {
  const limits = requests.getStore();
  const request = memberOf(message, 'request');
  if (limits !== undefined && request instanceof ClientRequest) limit(request, limits);
});
subscribe('net.client.socket', (message) => {
  const timeoutMs = connections.getStore();
  const socket = memberOf(message, 'socket');
  if (timeoutMs === undefined || !(socket instanceof Socket)) return;
  const timer = setTimeout(() => socket.destroy(late(timeoutMs)), timeoutMs);
  socket.once('close', () => clearTimeout(timer));
});

function limit(request: ClientRequest, { isRefused, onStep, timeoutMs }: RequestLimits): void {
  onStep?.('begun');
  let answer: IncomingMessage | null = null;
  let hadBefore = 0;
  const cut = (error: Error) => void (answer ?? request).destroy(error);
  const timer = setTimeout(() => cut(late(timeoutMs)), timeoutMs);
  const looking = setInterval(() => {
    // A kept connection counts what it received for earlier requests, too.
    const received = (request.socket?.bytesRead ?? 0) - hadBefore;
    if (received > MOST_BYTES) cut(tooLong());
  }, LOOK_MS);
  request.once('socket', (socket) => {
    hadBefore = socket.bytesRead;
    onConnected(socket, () => onStep?.('sent'));
  });
  request.once('response', (response: IncomingMessage) => {
    answer = response;
    const { headers, statusCode } = response;
    if (!isRefused(response)) return inflateAnswer(response);
    const type = headers['content-type'] ?? 'no type';
    cut(new Error(`The provider answered ${statusCode} with ${type}`));
  });
  request.once('close', () => {
    clearTimeout(timer);
    clearInterval(looking);
  });
}

/** Calls back before anything can be written: with TLS once the other side is who it should be. */
function onConnected(socket: Socket, tell: () => void): void {
  if (!socket.connecting) return tell();
  socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', tell);
}

function late(timeoutMs: number): Error {
  return new Error(`There was no whole answer within ${timeoutMs} ms`);
}

function memberOf(message: unknown, name: string): unknown {
  return Reflect.get(Object(message), name);
}
