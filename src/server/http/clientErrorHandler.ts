import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

type ClientErrorHandler = (error: Error & { readonly code?: string }, socket: Socket) => void;

/**
 * Answers an incomplete request and closes its connection: 408 when it took too long, 431 when its
 * headers are too large, else 400. While an answer to an earlier request is being sent, only closes
 * the connection, because a second answer would be read as part of the first. Logs only the code,
 * because everything else is from the client.
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

/** Whether an answer's head was sent. Node's own handler finds the answer by the same property. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
