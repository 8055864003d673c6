import { MONEY_REASONS, type MoneyReason } from '../../../core/contract/MoneyReason.ts';
import type { Refusal } from '../failures/Refusal.ts';

/** What the server says of the money of an order that has failed for good; null where it is no final word. */
export function moneyReason({ data }: Refusal): MoneyReason | null {
  return MONEY_REASONS.find((reason) => reason === data?.reason) ?? null;
}
