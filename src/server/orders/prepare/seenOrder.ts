import type { Brand, SignupType } from '../../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../core/contract/generated/calls.ts';
import type { Plan } from '../../../core/contract/generated/catalogue.ts';
import { isSameLater, laterCharges } from '../../../core/rules/prices/laterCharges.ts';
import { type LoweredOrder, loweredCharges } from '../../../core/rules/prices/loweredCharges.ts';
import type { OrderPrices } from '../../../core/rules/prices/priceOrder.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { CallError } from '../../errors/CallError.ts';

/** What the visitor saw and agreed to. */
export interface SeenOrder
  extends Pick<
    SignupRequest['formState'],
    | 'agreed'
    | 'dueToday'
    | 'laterCharges'
    | 'privacyHash'
    | 'termsHash'
    | 'hipaaTermsHash'
    | 'firstTermsHash'
    | 'firstPrivacyHash'
  > {
  /** Null when nothing is paid and no price was shown. */
  readonly totalAmount: number | null;
}

interface Asked {
  readonly type: SignupType;
  readonly isPaidFor: boolean;
  readonly seen: SeenOrder;
}

/**
 * The charge must have been shown: the total of each period and, with a payment, the amount due
 * today.
 */
export function assertPriceSeen(
  { dueToday, totalAmount }: OrderPrices,
  { isPaidFor, seen }: Pick<Asked, 'isPaidFor' | 'seen'>,
): void {
  const isSeen = seen.dueToday === undefined ? !isPaidFor : seen.dueToday === dueToday;
  if (isSeen && (seen.totalAmount ?? totalAmount) === totalAmount) return;
  throw new CallError({ code: 'PRICE_CHANGED', amounts: { totalAmount, dueToday } });
}

interface OrderToSee extends LoweredOrder {
  readonly brand: Pick<Brand, 'currency' | 'freeTrial'>;
  readonly plan: Plan;
  readonly prices: OrderPrices;
}

/**
 * The charges after today's must have been shown, too: an outdated page can show another one at the
 * end of its trial or its discount, a longer trial, cheaper further use, or another currency, with
 * the same total and the same amount due today.
 */
export function assertLaterSeen(order: OrderToSee, { isPaidFor, seen, type }: Asked): void {
  if (!isPaidFor || seen.laterCharges === undefined) return;
  const { brand, plan, prices } = order;
  const { currency, freeTrial } = brand;
  const discountedCharges = loweredCharges(order);
  const { isTrial } = SIGNUP_TYPES[type];
  const later = laterCharges({ currency, plan, prices, discountedCharges, freeTrial, isTrial });
  if (!isSameLater(seen.laterCharges, later)) {
    throw new CallError({ code: 'PRICE_CHANGED', amounts: null });
  }
}
