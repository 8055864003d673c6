import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections whose request takes too long to arrive, while the server stops. Node no longer
 * checks this then, so a client that stalls or sends very slowly would keep the server from
 * stopping. Waits for a completely received request, such as a payment, however long its answer
 * takes.
 */
export function cutWhenStopping(app: FastifyInstance, requestMs: number): void {
  /** The last answer of each open connection; null before its first request. */
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

/** Whether a request was completely received, and its answer is not yet sent. */
function isUnderWay(answer: ServerResponse | null): boolean {
  return answer !== null && answer.req.complete && !answer.writableFinished;
}
