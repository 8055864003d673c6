import type { ServerDeps } from '../ServerDeps.ts';

/** What the work of the outbox needs. */
export type OutboxDeps = Pick<
  ServerDeps,
  | 'brands'
  | 'clock'
  | 'config'
  | 'database'
  | 'gateways'
  | 'logger'
  | 'methods'
  | 'newId'
  | 'sessionSecret'
>;
