import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const KEEPER = fileURLToPath(new URL('./keepPostgres.ts', import.meta.url));

export interface RunningPostgres {
  /** The administrator's address of its database 'postgres'. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL for tests. It ends with this process, unless stopped before. */
export async function startPostgres(): Promise<RunningPostgres> {
  const keeper = spawn(process.execPath, [KEEPER], { stdio: ['pipe', 'pipe', 'pipe'] });
  let complaints = '';
  keeper.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const closed = once(keeper, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    keeper.stdout.on('data', (chunk: Buffer) => {
      const [, address] = /ready: (\S+)/.exec(chunk.toString()) ?? [];
      if (address !== undefined) resolve(address);
    });
    void closed.then(() => reject(new Error(`PostgreSQL did not start: ${complaints}`)));
  });
  return {
    url,
    stop: async () => {
      keeper.stdin.end();
      await closed;
    },
  };
}
