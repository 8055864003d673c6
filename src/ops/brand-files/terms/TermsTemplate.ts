import type { TermsNode } from '../../../core/contract/terms.ts';
import type { TextSource } from '../sources/Source.ts';

/** A text read once, with its placeholders still in it, because many brands share it. */
export interface TermsTemplate {
  readonly source: TextSource;
  readonly nodes: readonly TermsNode[];
}
