import { join } from 'node:path';
import { CommandError } from '../CommandError.ts';
import { addressIn, type Environment, type RunningProcess, startProcess } from './startProcess.ts';
import { type RunningSandbox, startSandbox } from './startSandbox.ts';

export interface ProductPlan {
  readonly root: string;
  /** The programs' files instead of the sources in `root`: tests start bundled ones. */
  readonly programs?: { readonly server: string; readonly sandbox: string };
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Whether the local providers replace the real ones. */
  readonly sandbox: boolean;
  /** Additional variables for both processes. They take precedence over this process's own. */
  readonly environment?: Environment;
  /**
   * Additional variables for the local providers only. They take precedence over those for both.
   */
  readonly sandboxEnvironment?: Environment;
  readonly onServerLine?: (line: string) => void;
}

export interface RunningProduct {
  /** Where the server answers, such as http://127.0.0.1:4000. */
  readonly url: string;
  /** The server's process. */
  readonly pid: number | undefined;
  /** Where the local providers answer; null without them. */
  readonly sandboxUrl: string | null;
  /** Resolves with a sentence as soon as either process has ended. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts the sandbox, then the server that depends on it. When one fails, stops the other too. */
export async function startProduct(plan: ProductPlan): Promise<RunningProduct> {
  const sandbox = plan.sandbox ? await startSandboxOf(plan) : null;
  try {
    const server = await startServer(plan, sandbox?.addresses ?? {});
    if (sandbox !== null) {
      await sendWebhooksTo(addressIn(server.readyLine), sandbox.addresses.SANDBOX_URL).catch(
        async (error: unknown) => {
          await server.stop();
          throw error;
        },
      );
    }
    const all = [server, ...(sandbox === null ? [] : [sandbox])];
    return {
      url: addressIn(server.readyLine),
      pid: server.pid,
      sandboxUrl: sandbox?.addresses.SANDBOX_URL ?? null,
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

function startSandboxOf(plan: ProductPlan): Promise<RunningSandbox> {
  return startSandbox({
    ...plan,
    ...(plan.programs && { program: plan.programs.sandbox }),
    environment: { ...plan.environment, ...plan.sandboxEnvironment },
  });
}

/** Registers the server's address with the local providers, as in a provider's dashboard. */
async function sendWebhooksTo(serverUrl: string, sandboxUrl: string): Promise<void> {
  const port = new URL(serverUrl).port;
  const response = await fetch(`${sandboxUrl}/gocardless/webhook-endpoint`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}` }),
  });
  if (!response.ok)
    throw new CommandError(`The sandbox refused the server's address: ${serverUrl}`);
}

function startServer(plan: ProductPlan, addresses: Environment): Promise<RunningProcess> {
  return startProcess({
    name: 'server',
    file: plan.programs?.server ?? join(plan.root, 'src/server/main.ts'),
    environment: {
      PORT: String(plan.port),
      HOST: plan.host,
      DATA_DIR: plan.dataDir,
      DIST_DIR: join(plan.root, 'dist'),
      ...addresses,
      ...plan.environment,
    },
    ready: /^Server ready: /,
    onLine: plan.onServerLine ?? (() => undefined),
  });
}
