import type { Part } from '../sources/syntaxTree.ts';

/** What a check found wrong in a JSON value, before it has a place in a file. */
export interface Finding {
  /** The JSON pointer of what is wrong. */
  readonly at: string;
  /** 'value' unless set. */
  readonly part?: Part;
  readonly why: string;
  readonly fix: string;
  /** Of an unknown key: the pointer of the missing one that it was meant to be. */
  readonly meant?: string;
}
