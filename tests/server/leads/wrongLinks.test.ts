import { expect, it } from 'vitest';
import { aDeal, aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

/** The longest time, in seconds, that other people behind the same address may have to wait. */
const LONGEST_WAIT = 600;

it.each(['leadUniquePin', 'dealid'])(
  'blocks a visitor who tries one %s after the other, even for right ones',
  async (name) => {
    const server = await aServer();
    const { pin } = await aKnownLead(server);
    const right = name === 'dealid' ? await aDeal(server) : pin;
    // A new visitor each time, because a script keeps no cookie.
    const open = async (value: string) =>
      (await aVisitor(server.app)).get(`/signup?${name}=${value}`);

    const statuses: number[] = [];
    for (let wrong = 0; wrong < 60; wrong += 1) {
      statuses.push((await open(`wrong-${wrong}`)).statusCode);
    }
    const tried = statuses.filter((status) => status === 400).length;
    expect(tried).toBeLessThanOrEqual(40);
    expect(statuses.slice(tried)).toEqual(Array.from({ length: 60 - tried }, () => 429));
    const stopped = await open(right);
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(LONGEST_WAIT);
    // The page shows it too.
    const wait = Number(stopped.headers['retry-after']);
    expect(server.pages.at(-1)?.errorInfo).toEqual({
      message: 'RATELIMIT_EXCEEDED',
      retryAfter: wait,
    });
  },
  60_000,
);

it('right links use up nothing of what wrong ones may', async () => {
  const server = await aServer({ allowances: { wrongLinkByIp: { points: 2, seconds: 3600 } } });
  const { pin } = await aKnownLead(server);
  const open = async (value: string) =>
    (await (await aVisitor(server.app)).get(`/signup?leadUniquePin=${value}`)).statusCode;

  const seen: number[] = [];
  for (const value of [pin, pin, pin, 'wrong', pin, 'wrong', pin]) seen.push(await open(value));
  expect(seen).toEqual([200, 200, 200, 400, 200, 400, 429]);
});

it('opens not even a right link beside as many at once as may be wrong', async () => {
  const server = await aServer();
  const { pin } = await aKnownLead(server);
  const pins = [...Array.from({ length: 40 }, (_, wrong) => `wrong-${wrong}`), pin];
  const visitors = await Promise.all(pins.map(() => aVisitor(server.app)));
  const openAll = () =>
    Promise.all(visitors.map((visitor, at) => visitor.get(`/signup?leadUniquePin=${pins[at]}`)));

  const statuses = (await openAll()).map(({ statusCode }) => statusCode);

  expect(statuses).toEqual([...Array.from({ length: 40 }, () => 400), 429]);
});

it('opens a right link again once those beside it were right', async () => {
  const server = await aServer({ allowances: { wrongLinkByIp: { points: 2, seconds: 3600 } } });
  const { pin } = await aKnownLead(server);
  const visitors = await Promise.all([1, 2, 3].map(() => aVisitor(server.app)));
  const openAll = () =>
    Promise.all(visitors.map((visitor) => visitor.get(`/signup?leadUniquePin=${pin}`)));
  const [, , third] = await openAll();

  expect([third?.statusCode, third?.headers['retry-after']]).toEqual([429, '1']);
  const again = await visitors[2]?.get(`/signup?leadUniquePin=${pin}`);
  expect(again?.statusCode).toBe(200);
});
