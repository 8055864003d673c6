import type { ServerDeps } from '../ServerDeps.ts';

/** All that the payment protocol works with: every effect it has is one of these. */
export type PaymentDeps = Pick<ServerDeps, 'clock' | 'database' | 'logger' | 'newId'> & {
  readonly gateways: Pick<ServerDeps['gateways'], 'billing' | 'directDebit' | 'payments'>;
};
