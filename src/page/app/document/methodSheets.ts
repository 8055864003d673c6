import { keysOf } from '../../../core/texts/keysOf.ts';
import type { PaymentMethod } from '../../stores/PaymentStore.ts';

/** Where the stylesheets of each payment method's form are. */
const FOLDERS: Readonly<Record<PaymentMethod, string>> = {
  CC: 'src/page/payment/methods/card/',
  ACH: 'src/page/payment/methods/bank-debit/',
  GC: 'src/page/payment/methods/direct-debit/',
};

/** Whether a page that offers these methods can need a stylesheet: not where it is another method's. */
export function canNeedSheet(sheet: string, methods: readonly PaymentMethod[]): boolean {
  const owner = keysOf(FOLDERS).find((method) => sheet.startsWith(FOLDERS[method]));
  return owner === undefined || methods.includes(owner);
}
