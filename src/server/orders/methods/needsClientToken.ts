import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { OrderMethods } from './OrderMethod.ts';

/** Whether any of the methods needs the card provider's token. */
export function needsClientToken(
  methods: OrderMethods,
  offered: readonly PaymentMethod[],
): boolean {
  return offered.some((method) => methods[method].startsWith === 'clientToken');
}
