/** A thread that checks histories, with or without a fault in the protocol. */
import { parentPort, workerData } from 'node:worker_threads';
import { applyMutant } from './applyMutant.ts';
import type { Job } from './runInWorker.ts';

const { mutant, plan }: Job = workerData;
if (mutant !== null) applyMutant(mutant);
// Loaded after the fault was applied.
const { checkHistories } = await import('./checkHistories.ts');
parentPort?.postMessage(await checkHistories(plan), []);
