/**
 * A thread that queries PostgreSQL for another thread, which waits for each answer (see
 * WaitingPostgres).
 */
import { workerData } from 'node:worker_threads';
import { Client, DatabaseError, types } from 'pg';
import type { Answer, Question, ThreadData } from './WaitingPostgres.ts';

const { port, signal, url }: ThreadData = workerData;
types.setTypeParser(types.builtins.INT8, Number);
const client = new Client({ connectionString: url });
const connected = client.connect();

async function answer({ parameters, text }: Question): Promise<Answer> {
  try {
    await connected;
    const result = await client.query(text, [...parameters]);
    return { kind: 'rows', rows: result.rows ?? [], count: result.rowCount };
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : undefined;
    return { kind: 'error', message: String(error), code: code ?? null };
  }
}

port.on('message', (question: Question | 'end') => {
  if (question === 'end') {
    void client.end().then(() => port.close());
    return;
  }
  void answer(question).then((found) => {
    port.postMessage(found, []);
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
  });
});
