import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressIn, startProcess } from '../../src/ops/commands/processes/startProcess.ts';

const root = join(import.meta.dirname, '../..');

export interface TestStudio {
  /** The Studio's address, such as http://studio.localhost:41234. */
  readonly url: string;
  readonly readBrand: (id: string) => Promise<string>;
  readonly writeBrand: (id: string, text: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the built Studio with a copy of the shipped brands. dist/ must exist: npm run build. */
export async function startTestStudio(): Promise<TestStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  const brands = join(folder, 'brands');
  await cp(join(root, 'brands'), brands, { recursive: true });
  const fileOf = (id: string) => join(brands, `${id}.json`);
  const studio = await startProcess({
    name: 'Studio',
    file: join(root, 'scripts/studio.ts'),
    parameters: ['--dir', brands],
    environment: { PORT: '0', DATA_DIR: folder },
    ready: /^Studio ready: /,
    onLine: () => undefined,
  });
  return {
    url: addressIn(studio.readyLine).replace(/\/$/, ''),
    readBrand: (id) => readFile(fileOf(id), 'utf8'),
    writeBrand: (id, text) => writeFile(fileOf(id), text),
    stop: async () => {
      await studio.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
