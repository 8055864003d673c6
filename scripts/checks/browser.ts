/** Installs a browser for the tests when there is none. */
import { CommandError } from '../../src/ops/commands/CommandError.ts';
import { installBrowser } from '../../src/ops/commands/tests/installBrowser.ts';

try {
  await installBrowser();
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
}
