import { expect, it, vi } from 'vitest';
import { aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aCrash } from '../../factories/servers/aCrash.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Its captcha check never finishes, so that its process leaves the attempt before its charge. */
const held = aPaidRequest({ paymentRequest: { captchaToken: 'never' } });

/** An attempt that is watched, at a provider that does not answer: as without its account's keys. */
async function unanswered() {
  const { server } = await aCrash((sender, key) => void pay(sender, held, { key }), 'accepted');
  const unknown = { kind: 'unknown', cause: new Error('There are no keys') } as const;
  const lookUp = vi.spyOn(server.payments, 'findByOrder').mockResolvedValue(unknown);
  server.pass(HOUR);
  await server.settle();
  return {
    lookUp,
    server,
    /** Settles what is due, several times a day. */
    follow: async (days: number) => {
      for (let quarters = 0; quarters < 4 * days; quarters += 1) {
        server.pass(DAY / 4);
        await server.settle();
      }
    },
    errorsOf: (words: string) =>
      server.log.filter((line) => line.includes('"level":"error"') && line.includes(words)),
  };
}

const LATE = 'could not be looked up for a day';
const OVER = 'is looked up no longer';

it('a payment that the provider does not tell of is an error once a day', async () => {
  const { errorsOf, follow } = await unanswered();

  await follow(3);

  expect(errorsOf(LATE)).toHaveLength(3);
  expect(errorsOf(OVER)).toEqual([]);
});

it('such a payment is given up after 30 days, with one line that names the order', async () => {
  const { errorsOf, follow, lookUp, server } = await unanswered();
  const { id, order_number } = await server.database
    .selectFrom('attempts')
    .selectAll()
    .executeTakeFirstOrThrow();

  await follow(30);
  const asked = lookUp.mock.calls.length;
  await follow(2);

  expect(errorsOf(LATE)).toHaveLength(29);
  expect(errorsOf(OVER)).toHaveLength(1);
  expect(errorsOf(OVER)[0]).toContain(id);
  expect(errorsOf(OVER)[0]).toContain(order_number);
  expect(errorsOf(OVER)[0]).toContain('software-us');
  expect(lookUp).toHaveBeenCalledTimes(asked);
  expect(await server.database.selectFrom('attempts').select('due_at').execute()).toEqual([
    { due_at: null },
  ]);
});
