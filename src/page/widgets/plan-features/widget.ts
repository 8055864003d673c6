import { defineWidget } from '../../renderer/defineWidget.ts';

// Placed on pages with payment, and loaded with it.
export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'payment-method',
  texts: ['planIncludes'],
  brand: [],
});
