import { describeStartError } from './describeStartError.ts';
import { readSandboxSettings, type SandboxSettings } from './readSandboxSettings.ts';
import { startSandbox } from './startSandbox.ts';

/** Says in one line why the sandbox cannot start, and exits. */
function refuse(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}

async function run(settings: SandboxSettings): Promise<void> {
  const sandbox = await startSandbox(settings);
  const stop = () => void sandbox.close();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`Sandbox ready: ${sandbox.url} (mail on 127.0.0.1:${sandbox.smtpPort})\n`);
}

const settings = readSandboxSettings(process.env);
if (settings.ok) {
  run(settings.value).catch((cause: unknown) => refuse(describeStartError(cause, settings.value)));
} else {
  refuse(settings.error);
}
