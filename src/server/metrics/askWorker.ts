import type { Worker } from 'node:cluster';

/**
 * The messages that prom-client's processes exchange. During a deployment, a process of the
 * previous release gets the same ones. Its own collector is not used, because it fails for all
 * processes when one does not answer.
 */
const QUESTION = 'prom-client:getMetricsReq';
const ANSWER = 'prom-client:getMetricsRes';

/** The metrics of one process, one object for each registry; null when it could not read them. */
type Answer = readonly object[] | null;

/** The questions without an answer yet. */
const open = new WeakMap<Worker, Promise<Answer>>();

/**
 * Asks a process for its metrics. Does not ask again while an earlier question is unanswered,
 * because questions would pile up. A process that ends in the meantime has none.
 */
export function askWorker(worker: Worker): Promise<Answer> {
  const asked = open.get(worker) ?? ask(worker);
  open.set(worker, asked);
  return asked;
}

function ask(worker: Worker): Promise<Answer> {
  return new Promise((resolve) => {
    function end(answer: Answer): void {
      open.delete(worker);
      worker.off('message', hear);
      worker.off('disconnect', leave);
      resolve(answer);
    }
    function hear(message: unknown): void {
      if (isAnswer(message)) end(metricsIn(message));
    }
    function leave(): void {
      end([]);
    }
    worker.on('message', hear);
    worker.on('disconnect', leave);
    worker.send({ type: QUESTION, requestId: 0 }, (error) => {
      if (error !== null) leave();
    });
  });
}

function isAnswer(message: unknown): message is object {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === ANSWER
  );
}

function metricsIn(message: object): Answer {
  return 'metrics' in message && Array.isArray(message.metrics) ? message.metrics : null;
}
