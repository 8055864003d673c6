import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/server/storage/openDatabase.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { runScript } from '../factories/servers/runScript.ts';
import { Buyers, GOOD_CARD, type Told } from './kills/Buyers.ts';
import { Lives } from './kills/Lives.ts';
import { openTown } from './town/openTown.ts';

it('`npm run backup` beside a busy server has every order that was answered before, and `npm run restore` brings it back', async () => {
  const { dataDir, sandboxUrl, variables } = await openTown();
  const server = new Lives(variables);
  onTestFinished(() => server.kill());
  await server.start(0);
  const buyers = new Buyers({ lives: server, sandboxUrl, onRequest: () => undefined });
  const told: Told[] = [];
  const load = new AbortController();
  async function buy(buyer: number): Promise<void> {
    for (let round = 0; !load.signal.aborted; round += 1) {
      const email = `buyer${buyer}-${round}@buyers.example`;
      told.push(await buyers.order(email, GOOD_CARD, await buyers.visit(), randomUUID()));
    }
  }
  const bought = Promise.all([buy(1), buy(2)]);
  bought.catch(() => undefined);
  await expect.poll(() => told.length).toBeGreaterThan(3);

  const before = told.map(({ email }) => email);
  const file = join(await aTemporaryFolder(), 'copy.sqlite');
  const backup = await runScript('backup.ts', { DATA_DIR: dataDir }, file);
  load.abort();
  await bought;

  expect(backup).toMatchObject({ code: 0 });
  const other = join(await aTemporaryFolder(), 'data');
  expect(await runScript('restore.ts', { DATA_DIR: other }, file)).toMatchObject({ code: 0 });
  const restored = await openDatabase({ databaseUrl: null, dataDir: other });
  onTestFinished(() => restored.destroy());
  const users = await restored.selectFrom('users').select('email').execute();
  expect(users.map(({ email }) => email)).toEqual(expect.arrayContaining(before));
  // The server accepted orders during and after the copy.
  expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
  expect(told.length).toBeGreaterThan(before.length);
});
