// Generated from the folders of src/page/widgets by npm run generate.
import { PlacedOrder } from '../../placed-order/PlacedOrder.tsx';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
  widgets: { 'placed-order': PlacedOrder },
};
