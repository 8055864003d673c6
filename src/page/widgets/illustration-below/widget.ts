import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'never',
  chunk: 'filler',
  texts: [],
  brand: ['illustrationBelow'],
});
