import { defineWidget } from '../../renderer/defineWidget.ts';
import { extrasNeeds } from '../../renderer/plans/extrasNeeds.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'extras',
  texts: extrasNeeds.texts,
  brand: extrasNeeds.brand,
});
