import type { CallError } from '../../providers/calls/CallError.ts';

/** Whether the server knows no such session, or no longer. */
export function isSessionEnded(error: CallError): boolean {
  return error.kind === 'refused' && error.message === 'SESSION_DOES_NOT_EXIST';
}
