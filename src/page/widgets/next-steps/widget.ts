import { defineWidget } from '../../renderer/defineWidget.ts';
import { stepsNeeds } from '../../renderer/next/stepsNeeds.ts';

export const widget = defineWidget({
  comes: 'never',
  chunk: 'filler',
  texts: [...stepsNeeds.texts, 'nextPlan', 'nextReceipt'],
  brand: stepsNeeds.brand,
});
