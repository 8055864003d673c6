import { makeAutoObservable } from 'mobx';
import type { ActivationState } from '../../core/contract/generated/session.ts';
import type { Progress } from './Progress.ts';

type Outcome = NonNullable<ActivationState>['outcome'];

/**
 * The state of an activation link: its outcome (null when no link was followed), and the request to
 * use it or to send a new one, by the old link's token or by address.
 */
export class ActivationStore {
  readonly token: string | null;
  outcome: Outcome | null;
  progress: Progress = 'notInProgress';
  failed = false;
  /** When a failed request can be repeated, in words; empty if that is not known. */
  pause = '';

  constructor(state: ActivationState) {
    this.token = state?.token || null;
    this.outcome = state?.outcome ?? null;
    makeAutoObservable(this, { token: false });
  }

  start(): void {
    this.progress = 'inProgress';
    this.failed = false;
  }

  /** Ends the request. `sent`: a new mail is on its way; otherwise the request failed. */
  end(sent: boolean, pause = ''): void {
    this.progress = sent ? 'completed' : 'notInProgress';
    this.failed = !sent;
    this.pause = pause;
  }

  /** The request has to wait until the robot check's box is ticked. */
  wait(): void {
    this.progress = 'notInProgress';
  }

  /** Ends the use of the link with its outcome. */
  tell(outcome: Outcome): void {
    this.outcome = outcome;
    this.progress = 'notInProgress';
  }
}
