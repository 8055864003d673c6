import { MONEY_REASONS, type MoneyReason } from '../../../core/contract/MoneyReason.ts';
import type { Refusal } from '../failures/Refusal.ts';

/** Returns what a final failure says about the money; null when the failure is not final. */
export function moneyReason({ data }: Refusal): MoneyReason | null {
  return MONEY_REASONS.find((reason) => reason === data?.reason) ?? null;
}
