import type { ServerDeps } from '../../../src/server/ServerDeps.ts';
import { NO_SIGN_OF_LIFE } from '../../../src/server/storage/processes/SignOfLife.ts';
import type { ModelBilling } from './ModelBilling.ts';
import type { ModelDatabase } from './ModelDatabase.ts';
import type { ModelProvider } from './ModelProvider.ts';
import type { Actor, Steps } from './Steps.ts';
import type { Time } from './Time.ts';

/** The dependencies of the protocol and its jobs. */
export type ProcessDeps = Pick<
  ServerDeps,
  | 'brands'
  | 'clock'
  | 'config'
  | 'database'
  | 'gateways'
  | 'logger'
  | 'methods'
  | 'metrics'
  | 'newId'
  | 'rateLimits'
  | 'sessionSecret'
  | 'signOfLife'
>;

/** What outlives every process. */
export interface Surroundings {
  readonly time: Time;
  readonly base: Pick<
    ServerDeps,
    'brands' | 'config' | 'logger' | 'methods' | 'metrics' | 'newId' | 'rateLimits'
  > & {
    readonly gateways: Omit<ServerDeps['gateways'], 'billing' | 'directDebit' | 'payments'>;
  };
  readonly database: ModelDatabase;
  readonly billing: ModelBilling;
  readonly provider: ModelProvider;
  readonly steps: Steps;
}

/** One life of the server, from its start to its crash. */
export class ServerProcess {
  readonly actor: Actor;
  readonly deps: ProcessDeps;

  constructor(number: number, { base, billing, database, provider, steps, time }: Surroundings) {
    const actor: Actor = { name: `server ${number}`, isAlive: true };
    this.actor = actor;
    this.deps = {
      ...base,
      clock: time.clock,
      signOfLife: NO_SIGN_OF_LIFE,
      sessionSecret: 'a-secret-of-more-than-32-characters',
      database: database.connect(() => steps.wait(actor, 'goes to the database')),
      gateways: {
        ...base.gateways,
        billing: billing.connect(actor),
        directDebit: (account) => provider.connectDebit(actor, account),
        payments: provider.connect(actor),
      },
    };
  }
}
