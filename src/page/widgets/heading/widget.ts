import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'never',
  texts: [],
  brand: ['headings'],
});
