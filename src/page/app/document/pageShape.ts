import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { canNeedSheet } from './methodSheets.ts';
import { pageAssets } from './pageAssets.ts';
import type { PageShape } from './pickStyles.ts';

/** Finds the arrangement of the page's regions in its markup. */
const LAYOUT = /data-page="(\w+)"/;

/**
 * Returns what decides which styles a page needs: its widgets, its payment methods, the theme's
 * choices, and its layout.
 */
export function shapeOf(
  widgets: readonly string[],
  methods: readonly PaymentMethod[],
  markup: string,
  attributes: Readonly<Record<string, string>>,
): PageShape {
  const { shell, widgets: byWidget } = pageAssets.sheets;
  const sheets = [...shell, ...widgets.flatMap((widget) => byWidget[widget] ?? [])];
  return {
    sheets: new Set(sheets.filter((sheet) => canNeedSheet(sheet, methods))),
    attributes: { ...attributes, 'data-page': LAYOUT.exec(markup)?.[1] ?? '' },
  };
}
