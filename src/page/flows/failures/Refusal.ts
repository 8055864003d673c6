import type { CallError } from '../../providers/calls/CallError.ts';

/** The server's no, in its own envelope. */
export type Refusal = Extract<CallError, { kind: 'refused' }>;
