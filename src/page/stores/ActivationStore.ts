import { makeAutoObservable } from 'mobx';
import type { ActivationState } from '../../core/contract/generated/session.ts';
import type { Progress } from './Progress.ts';

type Outcome = NonNullable<ActivationState>['outcome'];

/**
 * What an activation link comes to, null where none was followed, and what is asked for by it: that it
 * is used, or a new one, by the old link's token or else by the address.
 */
export class ActivationStore {
  readonly token: string | null;
  outcome: Outcome | null;
  progress: Progress = 'notInProgress';
  failed = false;

  constructor(state: ActivationState) {
    this.token = state?.token || null;
    this.outcome = state?.outcome ?? null;
    makeAutoObservable(this, { token: false });
  }

  start(): void {
    this.progress = 'inProgress';
    this.failed = false;
  }

  /** Ends the request: a new mail is on its way, or what was asked for could not be done. */
  end(sent: boolean): void {
    this.progress = sent ? 'completed' : 'notInProgress';
    this.failed = !sent;
  }

  /** Ends the use of the link with what came of it. */
  tell(outcome: Outcome): void {
    this.outcome = outcome;
    this.progress = 'notInProgress';
  }
}
