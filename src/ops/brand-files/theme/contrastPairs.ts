/** Two colours that meet on the page, and the contrast that WCAG AA requires of them. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  readonly ratio: 4.5 | 3;
  readonly says: string;
}

/** Every pair of foreground and background that the page's style sheets use, in every state. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...over('ink', ['surface', 'field', 'accent-tint', 'danger-tint', 'success-tint'], 4.5, 'Text'),
  ...over('ink-soft', ['surface', 'field', 'accent-tint'], 4.5, 'Secondary text'),
  ...over('ink-faint', ['surface', 'field'], 4.5, 'A placeholder'),
  ...over('accent-text', ['surface', 'field', 'accent-tint'], 4.5, 'A link'),
  ...over('on-accent', ['accent', 'accent-hover', 'accent-active'], 4.5, "The button's text"),
  ...over('on-disabled', ['disabled'], 4.5, "A disabled button's text"),
  ...over('danger', ['surface', 'field', 'danger-tint'], 4.5, 'An error'),
  ...over('success', ['surface', 'field', 'success-tint'], 4.5, 'A success'),
  ...over('on-summary', ['summary'], 4.5, "The summary's text"),
  ...over('on-summary-soft', ['summary'], 4.5, "The summary's secondary text"),
  ...over('border', ['surface', 'field'], 3, "A field's border"),
  ...over('focus', ['surface', 'field', 'accent-tint'], 3, 'The focus ring'),
];

function over(
  front: string,
  backs: readonly string[],
  ratio: 4.5 | 3,
  says: string,
): readonly ContrastPair[] {
  return backs.map((back) => ({ front: `--c-${front}`, back: `--c-${back}`, ratio, says }));
}
