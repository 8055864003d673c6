/**
 * A text that visitors agree to, compiled from Markdown to nodes that React renders. The kinds are
 * closed and none carries markup, so nothing in it can execute.
 */
export type TermsNode =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly children: readonly TermsInline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly TermsInline[] }
  | TermsList;

/** `start` is the number of an ordered list's first item, if it is not 1. */
export interface TermsList {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly start?: number;
  readonly items: readonly TermsItem[];
}

/** The words of a list's item, and the lists below them. */
export type TermsItem = readonly (TermsInline | TermsList)[];

export type TermsInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** `hash` is the SHA-256 (hex) of `source`, the Markdown text. Consents refer to it. */
export interface TermsDocument {
  readonly name: string;
  readonly hash: string;
  readonly source: string;
  readonly nodes: readonly TermsNode[];
}
