import { expect, it, onTestFinished, vi } from 'vitest';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor, HOST } from '../../factories/servers/aVisitor.ts';

/** How many queries a function sends to the database. */
async function queriesOf({ database }: TestServer, act: () => Promise<unknown>): Promise<number> {
  const executor = vi.spyOn(database.getExecutor(), 'executeQuery');
  onTestFinished(() => executor.mockRestore());
  await act();
  const { calls } = executor.mock;
  executor.mockRestore();
  return calls.length;
}

it('a first view asks nothing of the database, and the next ones only whether the session is in it', async () => {
  const server = await aServer();
  const first = () => server.app.inject({ url: '/signup', headers: { host: HOST } });
  expect(await queriesOf(server, first)).toBe(0);

  const visitor = await aVisitor(server.app);
  expect(await queriesOf(server, () => visitor.get('/signup'))).toBe(1);
  expect(await queriesOf(server, () => visitor.get('/nowhere'))).toBe(0);
});
