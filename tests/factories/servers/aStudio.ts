import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createStudio } from '../../../src/ops/studio/server/createStudio.ts';
import { PreviewDirectory } from '../../../src/ops/studio/server/PreviewDirectory.ts';
import { openWorkspace } from '../../../src/ops/studio/server/Workspace.ts';
import { aTemporaryFolder } from '../aTemporaryFolder.ts';

export const STUDIO_PORT = 4100;
const HOST = `studio.localhost:${STUDIO_PORT}`;

export interface TestStudio {
  readonly app: FastifyInstance;
  readonly dir: string;
  readonly preview: PreviewDirectory;
  /** Returns the text of a file in its brand folder. */
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Sends a request as the Studio's own page does. */
  readonly ask: (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => Promise<Answer>;
}

interface Answer {
  readonly status: number;
  // Tests know the body's shape.
  readonly body: ReturnType<typeof JSON.parse>;
}

/** A Studio with a copy of the shipped brands. It notices only its own changes. */
export async function aStudio(): Promise<TestStudio> {
  const dir = join(await aTemporaryFolder(), 'brands');
  mkdirSync(dir);
  cpSync(join(import.meta.dirname, '../../../brands'), dir, { recursive: true });
  const workspace = await openWorkspace(dir, async () => ({ close: () => undefined }));
  const preview = new PreviewDirectory();
  const app = await createStudio({
    workspace,
    preview,
    port: () => STUDIO_PORT,
    studioDir: join(dir, 'none'),
    showPreview: () => undefined,
  });
  return {
    app,
    dir,
    preview,
    read: (file) => readFileSync(join(dir, file), 'utf8'),
    write: (file, text) => {
      writeFileSync(join(dir, file), text);
      workspace.changed();
    },
    ask: async (method, url, body) => {
      const headers = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };
      const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}
