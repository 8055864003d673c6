import { BODY_LIMIT } from '../../core/contract/bodyLimits.ts';

const KB = 1024;

/**
 * The largest request body in bytes, by content. A proxy in front must accept at least the largest.
 */
export const BODY_LIMITS = {
  call: BODY_LIMIT,
  /** An envelope for the report service. A segment of a replay is the largest. */
  envelope: 1024 * KB,
  /** The content of a form is not read. Only the submission counts. */
  form: KB,
  /** A policy report contains a few addresses, and a list contains a few reports. */
  policyReport: 16 * KB,
  /** Longer than any error report of the page. */
  report: 16 * KB,
  /** More events than the direct debit provider sends in one request. */
  webhook: 2048 * KB,
} as const;
