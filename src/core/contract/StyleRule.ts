/** An attribute in a selector that never changes while a page is open. */
export interface AskedAttribute {
  readonly name: string;
  /** Whether the attribute equals the value, or contains it as a word. */
  readonly match: 'is' | 'hasWord';
  readonly value: string;
}

/** One selector of a rule, and what a page must have so that it can match. */
export interface StyleSelector {
  readonly text: string;
  /** The paths of the stylesheets whose classes it uses. */
  readonly sheets: readonly string[];
  readonly asks: readonly AskedAttribute[];
}

/** A rule of the page's built CSS. */
export interface StyleRule {
  /** The at-rules around it, the outermost first: '@layer ui', '@media (width>=600px)'. */
  readonly within: readonly string[];
  /** Keyframes have a single selector: their at-rule. */
  readonly selectors: readonly StyleSelector[];
  /** The declarations: the text between the braces. */
  readonly body: string;
}

/** The paths of the stylesheets that each part of a page may need. */
export interface SheetsByPart {
  /** The stylesheets of what every page has. */
  readonly shell: readonly string[];
  readonly widgets: Readonly<Record<string, readonly string[]>>;
}
