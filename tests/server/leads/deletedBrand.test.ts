import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { Config } from '../../../src/server/config/Config.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBrandDirectory, aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aPaidBrand, booksOf, countsOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const FACETABLE = aBuiltBrand({
  brand: aBrand({ id: 'facetable', name: 'Facetable', hosts: ['join.facetable.example'] }),
});
const LOST = { kind: 'unknown', cause: new Error('The answer was lost') } as const;

/** A server whose brands are replaced all at once, as by a new index. */
async function aSwappingServer(first: readonly BuiltBrand[], config: Partial<Config> = {}) {
  let now = aBrandDirectory(first);
  const brands = { ...now, current: () => now.current() };
  const server = await aServer({ config, deps: { brands } });
  const swap = (next: readonly BuiltBrand[]) => {
    now = aBrandDirectory(next);
  };
  return { server, swap };
}

it('a brand deleted while visitors are on it is an unknown host at once, and names no other', async () => {
  const { server, swap } = await aSwappingServer([aBuiltBrand(), FACETABLE]);
  const visitor = await aVisitor(server.app);
  const other = await aVisitor(server.app, 'join.facetable.example');

  swap([FACETABLE]);

  const page = await visitor.get('/signup');
  expect([page.statusCode, page.body]).toEqual([404, 'Not found\n']);
  const call = await visitor.post('/signup/free', aSignupRequest());
  expect([call.statusCode, call.body]).toEqual([404, 'Not found\n']);
  expect(await countsOf(server)).toMatchObject({ accounts: 0 });
  expect((await other.get('/signup')).body).toContain('Facetable');
});

it("a brand that comes back continues its visitors' sessions", async () => {
  const { server, swap } = await aSwappingServer([aBuiltBrand()]);
  const visitor = await aVisitor(server.app);
  const session = visitor.cookies['session'];
  swap([]);
  await visitor.get('/signup');

  swap([aBuiltBrand()]);

  expect((await visitor.post('/signup/free', aSignupRequest())).statusCode).toBe(200);
  expect(visitor.cookies['session']).toBe(session);
});

it("a deleted brand's payment under way is found out and finished", async () => {
  const { server, swap } = await aSwappingServer([aPaidBrand()]);
  const visitor = await aVisitor(server.app);
  server.payments.onSale = async (sell) => {
    sell();
    return LOST;
  };
  const answer = await pay(visitor, undefined, { key: randomUUID() });
  expect(answer.statusCode).toBe(202);
  server.payments.onSale = null;

  swap([]);
  server.pass(60_000);
  await server.settle();

  expect(await countsOf(server)).toEqual({ accounts: 1, attempts: 1, claims: 0, payments: 1 });
  // The outbox captures the payment, while its mails wait for the brand.
  await server.deliver();
  expect(booksOf(server)).toEqual(['captured']);
});

it('mails that waited while their brand moved to another host lead there', async () => {
  const first = aPaidBrand({ hosts: ['slotbook.example', 'old.slotbook.example'] });
  const { server, swap } = await aSwappingServer([first], { sandboxUrl: null });
  await pay(await aVisitor(server.app, 'old.slotbook.example'));

  swap([aPaidBrand({ hosts: ['new.slotbook.example'] })]);
  await server.deliver();

  const said = server.mail.sent.map(({ html, text }) => html + text);
  expect(said).toHaveLength(2);
  for (const mail of said) expect(mail).not.toContain('old.slotbook.example');
  expect(said.join('')).toContain('https://new.slotbook.example/activate?');
});
