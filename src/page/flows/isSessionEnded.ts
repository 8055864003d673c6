import type { CallError } from '../providers/calls/CallError.ts';

/** Whether the server knows no such session, or no longer. Serves Specification 8.1.1. */
export function isSessionEnded(error: CallError): boolean {
  return error.kind === 'refused' && error.message === 'SESSION_DOES_NOT_EXIST';
}
