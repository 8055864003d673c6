import { join } from 'node:path';
import { CommandError } from './CommandError.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

export interface ProductPlan {
  readonly root: string;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Whether the local providers stand in for the real ones. */
  readonly sandbox: boolean;
  /** More variables for both processes, which win over this process's own. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly onServerLine?: (line: string) => void;
}

export interface RunningProduct {
  /** Where the server answers, such as http://127.0.0.1:4000. */
  readonly url: string;
  /** Resolves with a sentence as soon as either process has ended. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts the sandbox, then the server that leans on it. Neither is left behind by a failure. */
export async function startProduct(plan: ProductPlan): Promise<RunningProduct> {
  const sandbox = plan.sandbox ? await startSandbox(plan) : null;
  try {
    const server = await startServer(plan, sandbox?.readyLine ?? null);
    const all = [server, ...(sandbox === null ? [] : [sandbox])];
    return {
      url: addressIn(server.readyLine),
      ended: Promise.race(all.map((it) => it.ended)),
      stop: async () => {
        for (const it of all) await it.stop();
      },
    };
  } catch (error) {
    await sandbox?.stop();
    throw error;
  }
}

function startSandbox(plan: ProductPlan): Promise<RunningProcess> {
  return startProcess({
    name: 'sandbox',
    file: join(plan.root, 'src/sandbox/main.ts'),
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
}

function startServer(plan: ProductPlan, sandboxLine: string | null): Promise<RunningProcess> {
  return startProcess({
    name: 'server',
    file: join(plan.root, 'src/server/main.ts'),
    environment: {
      PORT: String(plan.port),
      HOST: plan.host,
      DATA_DIR: plan.dataDir,
      DIST_DIR: join(plan.root, 'dist'),
      ...(sandboxLine === null ? {} : sandboxAddresses(sandboxLine)),
      ...plan.environment,
    },
    ready: /^Server ready: /,
    onLine: plan.onServerLine ?? (() => undefined),
  });
}

/** The sandbox's ready line reads: Sandbox ready: http://127.0.0.1:4010 (mail on 127.0.0.1:4025). */
function sandboxAddresses(line: string): { SANDBOX_URL: string; SMTP_URL: string } {
  const mail = /mail on ([\d.:]+)/.exec(line)?.[1];
  if (mail === undefined) throw new CommandError(`The sandbox answered oddly: ${line}`);
  return { SANDBOX_URL: addressIn(line), SMTP_URL: `smtp://${mail}` };
}

function addressIn(line: string): string {
  const address = /https?:\/\/[^\s)]+/.exec(line)?.[0];
  if (address === undefined) throw new CommandError(`No address in: ${line}`);
  return address;
}
