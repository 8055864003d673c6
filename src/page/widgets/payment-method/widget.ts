import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { paymentNeeds } from '../../flows/paymentNeeds.ts';
import { methodNeeds } from '../../payment/methods/methodNeeds.ts';
import { defineWidget } from '../../renderer/defineWidget.ts';

/** A text of one method, so that a method can also have none. */
type MethodText = (typeof methodNeeds)[PaymentMethod]['texts'][number];

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  texts: paymentNeeds.texts,
  // Of the methods on the page.
  someTexts: Object.values(methodNeeds).flatMap(({ texts }): readonly MethodText[] => texts),
  said: ({ kind }) =>
    (kind.methods ?? []).flatMap((method): readonly MethodText[] => methodNeeds[method].texts),
  brand: paymentNeeds.brand,
});
