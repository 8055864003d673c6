import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { viteBuild } from './viteBuild.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Builds one file for the server, and returns what it was built to. */
async function built(source: string): Promise<string> {
  const root = await aTemporaryFolder();
  await writeFile(join(root, 'entry.js'), source);
  const made = await viteBuild({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, ssr: 'entry.js' },
  });
  const outputs = [made].flat().flatMap((it) => ('output' in it ? it.output : []));
  return outputs.map((it) => (it.type === 'chunk' ? it.code : '')).join('');
}

it.each(['development', 'test', 'production', undefined])(
  'builds for production when NODE_ENV is %s, and leaves that as it is',
  async (environment) => {
    vi.stubEnv('NODE_ENV', environment);
    expect(await built('export const isForProduction = import.meta.env.PROD;')).toMatch(
      /isForProduction = true/,
    );
    expect(process.env['NODE_ENV']).toBe(environment);
  },
);

it('leaves NODE_ENV as it is when a build fails', async () => {
  vi.stubEnv('NODE_ENV', 'test');
  await expect(built('this is no script')).rejects.toThrow('entry.js');
  expect(process.env['NODE_ENV']).toBe('test');
});
