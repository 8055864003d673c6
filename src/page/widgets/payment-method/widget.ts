import { paymentNeeds } from '../../flows/paymentNeeds.ts';
import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  texts: paymentNeeds.texts,
  brand: paymentNeeds.brand,
});
