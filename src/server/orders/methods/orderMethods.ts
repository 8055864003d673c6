import { bankDebit } from './bank-debit/bankDebit.ts';
import { card } from './card/card.ts';
import { directDebit } from './direct-debit/directDebit.ts';
import type { OrderMethods } from './OrderMethod.ts';

/** The payment methods of this server. */
export const ORDER_METHODS: OrderMethods = { CC: card, ACH: bankDebit, GC: directDebit };
