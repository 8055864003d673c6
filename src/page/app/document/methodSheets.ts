import { keysOf } from '../../../core/texts/keysOf.ts';
import { methodNeeds } from '../../payment/methods/methodNeeds.ts';
import type { PaymentMethod } from '../../stores/PaymentStore.ts';

const METHODS = 'src/page/payment/methods/';

/** Whether a page that offers these methods can need a stylesheet: not where it is another method's. */
export function canNeedSheet(sheet: string, methods: readonly PaymentMethod[]): boolean {
  const owner = keysOf(methodNeeds).find((method) =>
    sheet.startsWith(`${METHODS}${methodNeeds[method].folder}/`),
  );
  return owner === undefined || methods.includes(owner);
}
