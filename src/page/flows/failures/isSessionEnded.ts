import type { CallError } from '../../providers/calls/CallError.ts';

/** Whether the server refused the call because the session has ended or never existed. */
export function isSessionEnded(error: CallError): boolean {
  return error.kind === 'refused' && error.message === 'SESSION_DOES_NOT_EXIST';
}
