import type { Part } from '../sources/syntaxTree.ts';

/** What a check found wrong in a JSON value, before its place in a file is known. */
export interface Finding {
  /** The JSON pointer of what is wrong. */
  readonly at: string;
  /** 'value' unless set. */
  readonly part?: Part;
  readonly why: string;
  readonly fix: string;
  /** The advice when a shared layer set the value, which may be right for other brands. */
  readonly sharedFix?: string;
  /** For an unknown key: the pointer of the key that it probably means; null when there is none. */
  readonly meant?: string | null;
}
