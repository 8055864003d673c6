import { CommandError } from './CommandError.ts';

/** A command line that was not understood. */
export class UsageError extends CommandError {}
