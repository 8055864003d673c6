import type { ErrorCode } from '../../core/contract/ErrorCode.ts';

/**
 * Ends of an order for which neither its visitor nor their bank is to blame: this server, billing,
 * or our account at the payment provider.
 */
const FAULTY = [
  'BRAIN_TREE_ERROR',
  'DEFAULT_EVENT',
  'FULLCONTACTS_EMPTY_SUBSCRIPTION_RESPONSE',
  'INTERNAL_SERVER_ERROR',
  'JBILLING_EMPTY_PAYMENT_RESPONSE',
] as const satisfies readonly ErrorCode[];

export function isFaulty(outcome: string): boolean {
  return FAULTY.some((code) => code === outcome);
}
