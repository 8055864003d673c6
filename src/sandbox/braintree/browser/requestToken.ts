import { type ClientError, clientError } from './frameErrors.ts';

/** The gateway's answer, or the SDK client's error for it. */
export type TokenAnswer =
  | { readonly ok: true; readonly json: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: ClientError };

/** The client repeats a request once if it got no answer, or 'too early'. */
const MOST_RETRIES = 1;
const TOO_EARLY = 408;

/** The client's error for a request without an answer. */
const UNANSWERED = { status: 500, json: 'error' } as const;

/** Sends a request as the SDK's client does, with its retry. */
export async function requestToken(
  send: () => Promise<Response>,
  retries = MOST_RETRIES,
): Promise<TokenAnswer> {
  const response = await send().catch(() => null);
  if ((response === null || response.status === TOO_EARLY) && retries > 0) {
    return requestToken(send, retries - 1);
  }
  if (response === null) {
    return { ok: false, error: clientError(UNANSWERED.status, UNANSWERED.json) };
  }
  const json = await response.json().catch(() => null);
  if (response.ok && typeof json === 'object' && json !== null) return { ok: true, json };
  return { ok: false, error: clientError(response.status, json ?? UNANSWERED.json) };
}
