import { defineWidget } from '../../renderer/defineWidget.ts';

// Stands beside a payment, and so comes with it.
export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'payment-method',
  texts: ['planIncludes'],
  brand: [],
});
