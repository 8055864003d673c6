import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPage',
  texts: ['agree', 'agreeBySubmitting'],
  brand: [],
});
