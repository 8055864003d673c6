import type { CheckName } from './CheckName.ts';

/** Something wrong in a brand folder, ready to be shown. */
export interface Problem {
  readonly check: CheckName;
  /** The file's path from the working folder, with forward slashes. */
  readonly file: string;
  /** Line and column count from 1; columns count UTF-16 units, as editors do. */
  readonly line: number;
  readonly column: number;
  /** The JSON pointer of what is wrong or missing; empty when it is the file or its text. */
  readonly pointer: string;
  /** How many characters of the line are at fault; at least 1. */
  readonly length: number;
  /** The line at fault, without its end; empty when the file has no text to show. */
  readonly sourceLine: string;
  readonly why: string;
  /** What to write instead. */
  readonly fix: string;
  /** The brands that it breaks, when the file is not a brand's own. */
  readonly brands: readonly string[];
  /** What is wrong when it is not the value at the pointer: its key, or the file that it names. */
  readonly about?: 'key' | 'namedFile';
  /** For an unknown key: the pointer of the key that it probably means; null when there is none. */
  readonly meant?: string | null;
}
