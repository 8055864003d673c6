import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from './buildSandbox.ts';
import { openGoCardlessStorage } from './gocardless/openGoCardlessStorage.ts';
import { startWebhooks } from './gocardless/startWebhooks.ts';
import { openMailStorage } from './mailbox/openMailStorage.ts';
import { startMailServer } from './mailbox/startMailServer.ts';
import { openStorage } from './openStorage.ts';
import type { SandboxSettings } from './readSandboxSettings.ts';

export interface RunningSandbox {
  /** The address of its HTTP half, such as http://127.0.0.1:4010. */
  readonly url: string;
  readonly smtpPort: number;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** The sandbox is reachable only from this machine. */
const HOST = '127.0.0.1';

/** Starts both halves, HTTP and mail. Rejects when a port is in use or the directory cannot be used. */
export async function startSandbox(
  { port, smtpPort, dataDir }: SandboxSettings,
  now: () => Date = () => new Date(),
): Promise<RunningSandbox> {
  const storage = openStorage(dataDir);
  const app = await buildSandbox({ storage, now });
  app.addHook('onClose', async () => storage.close());
  const webhooks = startWebhooks(openGoCardlessStorage(storage));
  app.addHook('onClose', () => webhooks.stop());
  try {
    const mail = await startMailServer(smtpPort, openMailStorage(storage), now);
    app.addHook('onClose', () => mail.close());
    await app.listen({ port, host: HOST });
    // A server that listens on a host and port never has a pipe's name as its address.
    const { port: taken } = app.server.address() as AddressInfo;
    return {
      url: `http://${HOST}:${taken}`,
      smtpPort: mail.port,
      app,
      close: async () => app.close(),
    };
  } catch (cause) {
    await app.close();
    throw cause;
  }
}
