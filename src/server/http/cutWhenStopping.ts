import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Cuts requests that take longer to arrive than they may, while the server stops. Node looks for them only until
 * then: a client that stalls, or sends a byte now and then, would keep the server from ever stopping. A request
 * that has come whole, such as a payment, is waited for however long its answer takes.
 */
export function cutWhenStopping(app: FastifyInstance, requestMs: number): void {
  /** The last answer that each open connection has come to; null before its first request. */
  const answers = new Map<Socket, ServerResponse | null>();
  app.server.on('connection', (socket: Socket) => {
    answers.set(socket, null);
    socket.once('close', () => answers.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(socket, answer);
  });

  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const cutting = setInterval(() => {
        for (const [socket, answer] of answers) if (!isUnderWay(answer)) socket.destroy();
      }, requestMs);
      app.server.once('close', () => clearInterval(cutting));
    }
    done();
  });
}

/** Whether a request has come whole, and its answer is still being made or sent. */
function isUnderWay(answer: ServerResponse | null): boolean {
  return answer !== null && answer.req.complete && !answer.writableFinished;
}
