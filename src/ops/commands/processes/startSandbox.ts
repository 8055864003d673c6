import { join } from 'node:path';
import { CommandError } from '../CommandError.ts';
import { addressIn, type Environment, type RunningProcess, startProcess } from './startProcess.ts';

export interface SandboxPlan {
  readonly root: string;
  /** The program's file instead of the source in `root`. */
  readonly program?: string;
  readonly host: string;
  readonly dataDir: string;
  readonly environment?: Environment;
}

export interface RunningSandbox extends RunningProcess {
  /** The variables that point a server to it. */
  readonly addresses: { readonly SANDBOX_URL: string; readonly SMTP_URL: string };
}

/** Starts the sandbox on free ports, with its storage inside `dataDir`. */
export async function startSandbox(plan: SandboxPlan): Promise<RunningSandbox> {
  const running = await startProcess({
    name: 'sandbox',
    file: plan.program ?? join(plan.root, 'src/sandbox/main.ts'),
    environment: {
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_DATA_DIR: join(plan.dataDir, 'sandbox'),
      HOST: plan.host,
      ...plan.environment,
    },
    ready: /^Sandbox ready: /,
    onLine: () => undefined,
  });
  return { ...running, addresses: addressesIn(running.readyLine) };
}

/** The line reads: Sandbox ready: http://127.0.0.1:4010 (mail on 127.0.0.1:4025). */
function addressesIn(line: string): RunningSandbox['addresses'] {
  const mail = /mail on ([\d.:]+)/.exec(line)?.[1];
  if (mail === undefined) throw new CommandError(`The sandbox answered oddly: ${line}`);
  return { SANDBOX_URL: addressIn(line), SMTP_URL: `smtp://${mail}` };
}
