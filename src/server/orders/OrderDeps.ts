import type { ServerDeps } from '../ServerDeps.ts';

/** The dependencies of an order. Every effect goes through one of them. */
export type OrderDeps = Pick<
  ServerDeps,
  'clock' | 'database' | 'logger' | 'methods' | 'metrics' | 'newId' | 'rateLimits' | 'signOfLife'
> & {
  readonly gateways: Pick<ServerDeps['gateways'], 'billing' | 'directDebit' | 'payments'>;
};
