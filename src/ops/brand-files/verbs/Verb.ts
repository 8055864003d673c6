import type { ParseArgsOptionsConfig } from 'node:util';
import type { Brand } from '../../../core/contract/generated/brand.ts';

/** Asks a question at the terminal, and returns the answer. */
export type Ask = (question: string) => Promise<string>;

/** Where a verb writes: its result, and why it could not run. */
export interface Output {
  readonly result: (text: string) => void;
  readonly failure: (text: string) => void;
  /** Absent without a terminal. */
  readonly ask?: Ask;
  /** The port that `npm run dev` would listen on; 4000 when absent. */
  readonly port?: string;
  /** The folder for results that the next run can reuse. Unset for none. */
  readonly cacheDir?: string;
  /**
   * Returns a Markdown table of the scripts from other origins that the brands' pages allow. Passed
   * in, because only the server knows them.
   */
  readonly scriptInventory?: (brands: readonly Brand[]) => Promise<string>;
}

/** A verb's parsed command line. */
export interface VerbInput {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
  readonly output: Output;
}

/** 0: done. 1: the brands have problems. 2: it could not run. */
export type ExitCode = 0 | 1 | 2;

/** One verb of `npm run brands -- VERB`. */
export interface Verb {
  readonly summary: string;
  /** What follows the verb, as help shows it. */
  readonly usage: string;
  /** Whether it takes brands or files by name. Otherwise one is refused instead of ignored. */
  readonly takesNames: boolean;
  readonly options: ParseArgsOptionsConfig;
  readonly run: (input: VerbInput) => Promise<ExitCode>;
}
