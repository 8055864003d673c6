/**
 * The state of a method's form: not needed yet, loading, waiting for the captcha, ready to be
 * filled in, or failed, so that the visitor can try again.
 */
export type FormReadiness = 'notNeeded' | 'loading' | 'waiting' | 'ready' | 'failed';

/** The server refuses too many requests, for this many seconds; null when it does not say. */
interface TooMany {
  readonly busyFor: number | null;
}

/** The page has no session, or no longer. `reload` is the text about it, loaded on demand. */
interface NoSession {
  readonly reload: string;
}

/**
 * Why a form failed to load: the browser is offline, the captcha's script is blocked, the form was
 * not reached, our own fault, too many requests, or no session.
 */
export type LoadTrouble = 'offline' | 'robotCheck' | 'form' | 'ours' | TooMany | NoSession;
