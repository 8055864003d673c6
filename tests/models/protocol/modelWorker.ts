/** A thread of its own for histories, with a fault in the protocol or without. */
import { parentPort, workerData } from 'node:worker_threads';
import { applyMutant } from './applyMutant.ts';
import type { Job } from './runInWorker.ts';

const { mutant, plan }: Job = workerData;
if (mutant !== null) applyMutant(mutant);
// Loaded only now, so that the fault is in it.
const { checkHistories } = await import('./checkHistories.ts');
parentPort?.postMessage(await checkHistories(plan), []);
