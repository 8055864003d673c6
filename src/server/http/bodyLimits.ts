import { BODY_LIMIT } from '../../core/contract/bodyLimits.ts';

const KB = 1024;

/** The most bytes of a request's body, by what it carries. A proxy in front lets at least the largest pass. */
export const BODY_LIMITS = {
  call: BODY_LIMIT,
  /** An envelope for the report service: a replay's segment is the largest that comes. */
  envelope: 1024 * KB,
  /** Nothing in a form is read: all that counts is that it was sent. */
  form: KB,
  /** A report of what a policy refused has a few addresses in it, and a list has a few reports. */
  policyReport: 16 * KB,
  /** Longer than any report of a fault that the page sends. */
  report: 16 * KB,
  /** As many events as the direct debit provider puts into one request, with room to spare. */
  webhook: 2048 * KB,
} as const;
