/** An attribute that a selector asks for, whose value never changes while a page is open. */
export interface AskedAttribute {
  readonly name: string;
  /** Whether the attribute is that value, or has it among its words. */
  readonly match: 'is' | 'hasWord';
  readonly value: string;
}

/** One selector of a rule, and what a page must have for it ever to match. */
export interface StyleSelector {
  readonly text: string;
  /** The stylesheets whose classes it names, by their paths. */
  readonly sheets: readonly string[];
  readonly asks: readonly AskedAttribute[];
}

/** A rule of the page's built CSS. */
export interface StyleRule {
  /** The at-rules around it, the outermost first: '@layer ui', '@media (width>=600px)'. */
  readonly within: readonly string[];
  /** Keyframes have one, which is their at-rule. */
  readonly selectors: readonly StyleSelector[];
  /** The declarations, as the text between the braces. */
  readonly body: string;
}

/** Which stylesheets the parts of a page can come to need, by their paths. */
export interface SheetsByPart {
  /** Those of what is on every page. */
  readonly shell: readonly string[];
  readonly widgets: Readonly<Record<string, readonly string[]>>;
}
