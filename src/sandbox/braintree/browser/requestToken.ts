import { type ClientError, clientError } from './frameErrors.ts';

/** An answer of the gateway, or the error that the SDK's client makes of it. */
export type TokenAnswer =
  | { readonly ok: true; readonly json: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: ClientError };

/** The client sends a request once more that got no answer, or whose connection was opened too early. */
const MOST_RETRIES = 1;
const TOO_EARLY = 408;

/** What the client calls a request without an answer. */
const UNANSWERED = { status: 500, json: 'error' } as const;

/** One request as the SDK's client makes it, with its retry. */
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
