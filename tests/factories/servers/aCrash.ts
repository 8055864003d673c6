import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aPaidBrand } from '../payments/aPaidSignUp.ts';
import { aServer, type TestServer } from './aServer.ts';
import { aVisitor, type Visitor } from './aVisitor.ts';

export interface Crashed {
  readonly server: TestServer;
  readonly visitor: Visitor;
  /** Status and message of the attempt, and what it says of the money. */
  readonly ask: () => Promise<readonly unknown[]>;
}

/** A sign-up that never finishes. */
export async function aCrash(
  start: (visitor: Visitor, key: string, server: TestServer) => void,
  status: 'accepted' | 'started',
): Promise<Crashed> {
  const server = await aServer({ brands: [aPaidBrand()] });
  const visitor = await aVisitor(server.app);
  const key = randomUUID();
  start(visitor, key, server);
  const statuses = () => server.database.selectFrom('attempts').select('status').execute();
  await expect.poll(statuses).toEqual([{ status }]);
  return {
    server,
    visitor,
    ask: async () => {
      const polled = await visitor.ask(`/attempts/${key}`);
      const { data, message } = polled.json<{ data: { reason?: string }; message: string }>();
      return [polled.statusCode, message, ...(data.reason === undefined ? [] : [data.reason])];
    },
  };
}
