import type { AskedAttribute, StyleRule, StyleSelector } from '../../../core/contract/StyleRule.ts';

/** What decides which CSS rules a page can use. */
export interface PageShape {
  /** The stylesheets of the shell and of the page's widgets. */
  readonly sheets: ReadonlySet<string>;
  /** Attributes that do not change while the page is open. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns the CSS of a page: those rules, in order, that can match an element the page has or may get. */
export function pickStyles(rules: readonly StyleRule[], shape: PageShape): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { within, selectors, body } of rules) {
    const kept = selectors.filter((selector) => canMatch(selector, shape));
    if (kept.length === 0) continue;
    const shared = sharedDepth(open, within);
    css += '}'.repeat(open.length - shared);
    for (const it of within.slice(shared)) css += `${it}{`;
    css += `${kept.map(({ text }) => text).join(',')}{${body}}`;
    open = within;
  }
  return css + '}'.repeat(open.length);
}

function canMatch({ sheets, asks }: StyleSelector, shape: PageShape): boolean {
  return sheets.every((it) => shape.sheets.has(it)) && asks.every((it) => isGiven(it, shape));
}

function isGiven({ name, match, value }: AskedAttribute, { attributes }: PageShape): boolean {
  const given = attributes[name] ?? '';
  return match === 'is' ? given === value : given.split(' ').includes(value);
}

function sharedDepth(open: readonly string[], next: readonly string[]): number {
  const at = next.findIndex((it, index) => it !== open[index]);
  return at < 0 ? next.length : at;
}
