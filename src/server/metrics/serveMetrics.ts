import { createServer, type Server } from 'node:http';
import { Registry } from 'prom-client';
import type { MetricsConfig } from '../config/Config.ts';
import { hostAndPort } from '../http/address/hostAndPort.ts';
import { StartError } from '../StartError.ts';

export interface MetricsServer {
  /** The server's address, such as http://127.0.0.1:9464. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Answers only GET /metrics, on a separate port that no brand's host leads to. Throws StartError
 * when it cannot listen.
 */
export async function serveMetrics(
  { host, port }: MetricsConfig,
  read: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => {
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
      },
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, host, port);
  return {
    url: urlOf(server),
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const message = `The metrics cannot be served on ${hostAndPort(host, port)}. Set METRICS_PORT to a free port, and METRICS_HOST to an address of this machine.`;
      reject(new StartError(message, { cause }));
    });
    server.listen(port, host, resolve);
  });
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return `http://${hostAndPort(address.address, address.port)}`;
}
