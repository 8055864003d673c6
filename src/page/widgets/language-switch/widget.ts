import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'onceUsable',
  texts: ['languages'],
  brand: ['languages'],
});
