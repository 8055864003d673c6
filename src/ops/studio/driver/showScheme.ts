import type { BringTo } from '../wire/PreviewState.ts';

/** The media queries in the page's own styles and pictures that depend on the visitor's scheme. */
const ABOUT_SCHEME = /prefers-color-scheme:\s*(dark|light)/;

/**
 * Shows the page in a scheme, whatever the browser's is: rules for this scheme always apply, rules
 * for the other never. Includes styles that load later, with a dialog.
 */
export function showScheme(scheme: BringTo['scheme']): void {
  shown = scheme;
  apply();
  // Added once, however often this is called.
  document.addEventListener('load', apply, true);
}

let shown: BringTo['scheme'] = 'light';

function apply(): void {
  for (const { cssRules } of document.styleSheets) setRules(cssRules, shown);
  for (const source of document.querySelectorAll('source')) setPicture(source, shown);
}

/** The scheme that each overwritten rule and source was for. */
const written = new WeakMap<object, 'dark' | 'light'>();

function setRules(rules: CSSRuleList, scheme: BringTo['scheme']): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = ownScheme(rule, rule.conditionText);
      if (own !== null) rule.media.mediaText = mediaFor(own, scheme);
    }
    if (rule instanceof CSSGroupingRule) setRules(rule.cssRules, scheme);
  }
}

function setPicture(source: HTMLSourceElement, scheme: BringTo['scheme']): void {
  const own = ownScheme(source, source.media);
  if (own === null) return;
  const media = mediaFor(own, scheme);
  // Its picture loads again whenever this is written, even as it is, and each load comes back here.
  if (source.media !== media) source.media = media;
}

function mediaFor(own: 'dark' | 'light', scheme: BringTo['scheme']): string {
  return own === scheme ? 'all' : 'not all';
}

function ownScheme(key: object, condition: string): 'dark' | 'light' | null {
  const found = ABOUT_SCHEME.exec(condition)?.[1];
  if (found === 'dark' || found === 'light') written.set(key, found);
  return written.get(key) ?? null;
}
