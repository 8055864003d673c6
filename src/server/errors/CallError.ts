import type { Failure } from './Failure.ts';

/** Carries a failure out of a command and rolls its transaction back. `cause` is what led to it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.code, options);
    this.failure = failure;
  }
}
