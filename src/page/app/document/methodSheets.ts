import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { methodNeeds } from '../../payment/methods/methodNeeds.ts';

const METHODS = 'src/page/payment/methods/';

/** Whether a page with these methods may need a stylesheet: not if it belongs to another method. */
export function canNeedSheet(sheet: string, methods: readonly PaymentMethod[]): boolean {
  const owner = keysOf(methodNeeds).find((method) =>
    sheet.startsWith(`${METHODS}${methodNeeds[method].folder}/`),
  );
  return owner === undefined || methods.includes(owner);
}
