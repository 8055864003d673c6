import type { ServerDeps } from '../ServerDeps.ts';

/** All that an order works with: every effect that it has is one of these. */
export type OrderDeps = Pick<
  ServerDeps,
  'clock' | 'database' | 'logger' | 'methods' | 'metrics' | 'newId' | 'signOfLife'
> & {
  readonly gateways: Pick<ServerDeps['gateways'], 'billing' | 'directDebit' | 'payments'>;
};
