/**
 * How far a method's form is: not asked for yet, on its way, waiting for the robot check, ready to be
 * filled in, or failed, so that the visitor is asked to try again.
 */
export type FormReadiness = 'notNeeded' | 'loading' | 'waiting' | 'ready' | 'failed';

/**
 * Why a form failed to load: the browser is offline, a blocker kept the robot check's script away, or
 * the form itself failed.
 */
export type LoadTrouble = 'offline' | 'robotCheck' | 'form';
