import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/server/storage/openDatabase.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aBuiltBrand } from '../factories/brands/aBuiltBrand.ts';
import { writeBuild } from '../factories/brands/writeBuild.ts';
import { runScript } from '../factories/servers/runScript.ts';

const LEAD = ['lead', '--brand', 'slotbook', '--email', 'gina@visitor.example'] as const;

/** The variables of a server with a build and a database. */
async function aServersVariables() {
  const folder = await aTemporaryFolder();
  const [dataDir, distDir] = [join(folder, 'data'), join(folder, 'dist')];
  await writeBuild(distDir, aBuiltBrand());
  await (await openDatabase({ databaseUrl: null, dataDir })).destroy();
  return { DATA_DIR: dataDir, DIST_DIR: distDir };
}

it.each([
  ['its own port', {}, '4000'],
  ['the port in PORT', { PORT: '4820' }, '4820'],
])('prints a link to the server beside it, on %s', async (_name, port, shown) => {
  const variables = await aServersVariables();
  const { code, output } = await runScript('leads.ts', { ...variables, ...port }, ...LEAD);
  expect(code).toBe(0);
  expect(output).toContain(`http://slotbook.localhost:${shown}/`);
});

it('refuses a port that is none', async () => {
  const { code, errors } = await runScript('leads.ts', { PORT: 'many' }, ...LEAD);
  expect(code).toBe(2);
  expect(errors).toContain("PORT is 'many'");
});
