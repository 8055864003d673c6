import cluster from 'node:cluster';
import type { Config } from './config/Config.ts';
import { readConfig } from './config/readConfig.ts';
import { loadPage } from './loadPage.ts';
import { answerWhileStarting } from './metrics/createMetrics.ts';
import { explainFault } from './storage/faults/explainFault.ts';
import { endOnSignal } from './workers/endOnSignal.ts';
import { succession } from './workers/forkWorker.ts';
import { runWorkers } from './workers/runWorkers.ts';
import { giveSigns } from './workers/signsOfWorkers.ts';

/**
 * Starts the server from the environment: in this process, or in WORKERS processes behind its port.
 * Exits with 2 when it cannot start, and each line says why.
 */
async function main(): Promise<void> {
  if (cluster.isWorker) answerWhileStarting();
  // Begins before the start, so that a process that hangs while it starts is noticed.
  giveSigns();
  const config = readConfig(process.env);
  if (!config.ok) return giveUp(config.error.map((problem) => problem.message));
  const { workers } = config.value;
  if (workers !== null && cluster.isPrimary) process.exit(await runWorkers(config.value, workers));
  await serve(config.value);
}

async function serve(config: Config): Promise<void> {
  try {
    const page = await loadPage(config.distDir);
    // Loaded only here, because the parent of several processes serves nothing itself.
    const { runServer } = await import('./runServer.ts');
    // Before that, a signal ends it at once. From then on it may have visitors, and any process
    // that learns of the open port may stop it at once.
    const onListening = () => endOnSignal(async () => (await starting).stop());
    const options = { config, ...page, keepsPages: true, ...succession(), onListening };
    const starting = runServer(options);
    const { url } = await starting;
    if (cluster.isPrimary) console.log(`Server ready: ${url}`);
  } catch (error) {
    const line = explainFault(error, config);
    if (line === null) throw error;
    giveUp([line]);
  }
}

function giveUp(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 2;
  // The channel to the parent process would keep this process alive.
  if (cluster.isWorker) process.disconnect();
}

await main();
