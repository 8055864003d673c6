/**
 * How far a method's form is: not asked for yet, on its way, waiting for the robot check, ready to be
 * filled in, or failed, so that the visitor is asked to try again.
 */
export type FormReadiness = 'notNeeded' | 'loading' | 'waiting' | 'ready' | 'failed';

/** The server turns too many requests away, for so many seconds; null where it does not say. */
interface TooMany {
  readonly busyFor: number | null;
}

/** The page has no session, or no longer. The words came when they were wanted. */
interface NoSession {
  readonly reload: string;
}

/**
 * Why a form failed to load: the browser is offline, a blocker kept the robot check's script away, the
 * form itself was not reached, the fault is ours, there were too many requests, or there is no session.
 */
export type LoadTrouble = 'offline' | 'robotCheck' | 'form' | 'ours' | TooMany | NoSession;
