import { once } from 'node:events';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';

export interface Question {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

export type Answer =
  | {
      readonly kind: 'rows';
      readonly rows: readonly Readonly<Record<string, unknown>>[];
      readonly count: number | null;
    }
  | { readonly kind: 'error'; readonly message: string; readonly code: string | null };

export interface ThreadData {
  readonly url: string;
  readonly port: MessagePort;
  readonly signal: Int32Array;
}

/**
 * A connection to PostgreSQL that blocks until each answer is there, as SQLite does, while another
 * thread sends the query. The model then takes the same steps in the same order on both.
 */
export class WaitingPostgres {
  readonly #port: MessagePort;
  readonly #signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #thread: Worker;

  constructor(url: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData: ThreadData = { url, port: port2, signal: this.#signal };
    this.#thread = new Worker(new URL('./postgresThread.ts', import.meta.url), {
      workerData,
      transferList: [port2],
    });
  }

  query(text: string, parameters: readonly unknown[] = []): Extract<Answer, { kind: 'rows' }> {
    const question: Question = { text, parameters };
    this.#port.postMessage(question, []);
    Atomics.wait(this.#signal, 0, 0);
    Atomics.store(this.#signal, 0, 0);
    const answer: Answer | undefined = receiveMessageOnPort(this.#port)?.message;
    if (answer === undefined) throw new Error('The thread answered nothing.');
    if (answer.kind === 'rows') return answer;
    throw Object.assign(new Error(answer.message), { code: answer.code });
  }

  async close(): Promise<void> {
    const ended = once(this.#thread, 'exit');
    this.#port.postMessage('end', []);
    await ended;
  }
}
