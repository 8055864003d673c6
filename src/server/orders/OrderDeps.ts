import type { ServerDeps } from '../ServerDeps.ts';

/** The dependencies of an order. Every effect goes through one of them. */
export type OrderDeps = Pick<
  ServerDeps,
  'clock' | 'database' | 'logger' | 'methods' | 'metrics' | 'newId' | 'signOfLife'
> & {
  readonly gateways: Pick<ServerDeps['gateways'], 'billing' | 'directDebit' | 'payments'>;
};
