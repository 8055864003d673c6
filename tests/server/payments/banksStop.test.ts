import { expect, it } from 'vitest';
import { startFollowingBanks } from '../../../src/server/jobs/startFollowingBanks.ts';
import { insertDirectDebitHints } from '../../../src/server/storage/insertDirectDebitHints.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { pay } from '../../factories/payments/aPaidSignUp.ts';

it('a server that stops looks at no further payment, since each may wait a minute for the provider', async () => {
  const { authorise, server, visitor } = await aDirectDebitVisitor();
  const { clock, database } = server.deps;
  await authorise();
  await pay(visitor, aDebitRequest());
  const [book] = server.directDebit.books.values();
  const hints = ['EV1', 'EV2', 'EV3'].map((id) => ({
    id,
    resourceType: 'payments',
    action: 'changed',
    paymentId: `PM${book?.attemptId}`,
    mandateId: null,
    billingRequestId: null,
  }));
  await insertDirectDebitHints(database, 'software-us', hints, clock());
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  let looks = 0;
  const gateway = server.deps.gateways.directDebit('software-us');
  const directDebit = () =>
    gateway && {
      ...gateway,
      findPayment: async (id: string) => {
        looks += 1;
        asked.resolve();
        await answer.promise;
        return gateway.findPayment(id);
      },
    };

  const job = startFollowingBanks(
    { ...server.deps, gateways: { ...server.deps.gateways, directDebit } },
    60_000,
  );
  await asked.promise;
  const stopped = job.stop();
  answer.resolve();
  await stopped;

  expect(looks).toBe(1);
});
