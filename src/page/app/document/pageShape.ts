import type { Arrangement } from '../../renderer/arrangementOf.ts';
import type { PaymentMethod } from '../../stores/PaymentStore.ts';
import { canNeedSheet } from './methodSheets.ts';
import { pageAssets } from './pageAssets.ts';
import type { PageShape } from './pickStyles.ts';

/**
 * Says what decides which styles a page needs: its widgets, the payment methods that it offers, the
 * theme's choices, and its layout.
 */
export function shapeOf(
  widgets: readonly string[],
  methods: readonly PaymentMethod[],
  arrangement: Arrangement,
  attributes: Readonly<Record<string, string>>,
): PageShape {
  const { shell, widgets: byWidget } = pageAssets.sheets;
  const sheets = [...shell, ...widgets.flatMap((widget) => byWidget[widget] ?? [])];
  return {
    sheets: new Set(sheets.filter((sheet) => canNeedSheet(sheet, methods))),
    attributes: { ...attributes, 'data-page': arrangement },
  };
}
