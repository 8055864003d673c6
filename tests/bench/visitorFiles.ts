import { createHash } from 'node:crypto';
import type { BenchServer } from './startBenchServer.ts';

/**
 * Everything that a visitor of a page downloads besides the page: every file that it names, by
 * address and content.
 */
export async function visitorFiles(server: BenchServer, host: string): Promise<readonly string[]> {
  const page = await server.get(host, '/signup');
  const paths = new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []);
  const files = [...paths].toSorted().map(async (path) => {
    const content = await server.get(host, path);
    return `${path} ${createHash('sha256').update(content).digest('hex')}`;
  });
  return Promise.all(files);
}

/** The same for a server that is stopped afterwards. */
export async function visitorFilesOnce(server: BenchServer, host: string) {
  try {
    return await visitorFiles(server, host);
  } finally {
    await server.stop();
  }
}
