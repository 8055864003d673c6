import { defineWidget } from '../../renderer/defineWidget.ts';
import { planNeeds } from '../../renderer/plans/planNeeds.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'extras',
  texts: planNeeds.texts,
  brand: planNeeds.brand,
});
