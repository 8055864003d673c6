import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  texts: ['planPeriod', 'monthly', 'yearly', 'saved', 'savedUpTo'],
  brand: [],
});
