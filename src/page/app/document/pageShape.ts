import { pageAssets } from './pageAssets.ts';
import type { PageShape } from './pickStyles.ts';

/** How the page's regions are laid out, as its own element says. */
const LAYOUT = /data-page="(\w+)"/;

/** Says what decides which styles a page needs: its widgets, the theme's choices, and its layout. */
export function shapeOf(
  widgets: readonly string[],
  markup: string,
  attributes: Readonly<Record<string, string>>,
): PageShape {
  const { shell, widgets: byWidget } = pageAssets.sheets;
  return {
    sheets: new Set([...shell, ...widgets.flatMap((widget) => byWidget[widget] ?? [])]),
    attributes: { ...attributes, 'data-page': LAYOUT.exec(markup)?.[1] ?? '' },
  };
}
