import { paymentNeeds } from '../../flows/paymentNeeds.ts';
import { methodNeeds } from '../../payment/methods/methodNeeds.ts';
import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  texts: paymentNeeds.texts,
  // Of the methods on the page.
  someTexts: Object.values(methodNeeds).flatMap(({ texts }) => texts),
  said: ({ kind }) => (kind.methods ?? []).flatMap((method) => methodNeeds[method].texts),
  brand: paymentNeeds.brand,
});
