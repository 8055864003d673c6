import { defineWidget } from '../../renderer/defineWidget.ts';
import { planNeeds } from '../../renderer/plans/planNeeds.ts';

export const widget = defineWidget({
  comes: 'withPage',
  texts: planNeeds.texts,
  brand: planNeeds.brand,
});
