import { readConfig } from './config/readConfig.ts';
import { loadRenderPage } from './loadRenderPage.ts';
import { runServer } from './runServer.ts';
import { StartError } from './StartError.ts';

/** Starts the server from the environment. Exit 2: it could not start, and each line says why. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.ok) return giveUp(config.error.map((problem) => problem.message));
  try {
    const renderPage = await loadRenderPage(config.value.distDir);
    const server = await runServer({ config: config.value, renderPage, keepsPages: true });
    console.log(`Server ready: ${server.url}`);
    const stop = () => void server.stop().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    giveUp([error.message]);
  }
}

function giveUp(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 2;
}

await main();
