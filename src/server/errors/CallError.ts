import type { Failure } from './Failure.ts';

/** Carries a failure out of a command, rolling its transaction back. `cause` keeps what led to it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.code, options);
    this.failure = failure;
  }
}
