import type { CallError } from '../../providers/calls/CallError.ts';

/** A refusal by the server, in its own envelope. */
export type Refusal = Extract<CallError, { kind: 'refused' }>;
