import type { PaymentMethod } from '../../stores/PaymentStore.ts';
import { canNeedSheet } from './methodSheets.ts';
import { pageAssets } from './pageAssets.ts';
import type { PageShape } from './pickStyles.ts';

/** How the page's regions are laid out, as its own element says. */
const LAYOUT = /data-page="(\w+)"/;

/**
 * Says what decides which styles a page needs: its widgets, the payment methods that it offers, the
 * theme's choices, and its layout.
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
