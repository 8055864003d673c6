import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Checked, Plan } from './checkHistories.ts';
import type { Mutant } from './mutants.ts';

export interface Job {
  readonly plan: Plan;
  /** Null for the unchanged protocol. */
  readonly mutant: Mutant | null;
}

/** Checks histories in a separate thread. Throws what prevents it from running. */
export async function runInWorker(job: Job): Promise<Checked> {
  const worker = new Worker(new URL('./modelWorker.ts', import.meta.url), { workerData: job });
  const [checked]: Checked[] = await once(worker, 'message');
  await worker.terminate();
  if (checked === undefined) throw new Error('The thread told nothing');
  return checked;
}
