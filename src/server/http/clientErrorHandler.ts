import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

type ClientErrorHandler = (error: Error & { readonly code?: string }, socket: Socket) => void;

/**
 * Answers what is no whole request, and closes its connection: 408 where it has taken too long, 431
 * where its headers are too large, else 400. Where an answer to an earlier request is on its way, another
 * would be read as its body, so the connection is only closed. Logs the code alone, because the rest is
 * what was sent.
 */
export function clientErrorHandler(logger: FastifyBaseLogger): ClientErrorHandler {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    logger.info({ code: error.code }, 'A connection was cut');
    if (isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const status = statusOf(error.code);
    const body = JSON.stringify({ status: false, success: false, message: 'INVALID_REQUEST' });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}

/** Tells whether an answer's head is out. Node's own handler finds the answer by the same member. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
