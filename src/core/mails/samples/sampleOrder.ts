import type { BuiltBrand } from '../../contract/builtBrand.ts';
import type { SignupType } from '../../contract/generated/brand.ts';
import type { LeadInfo } from '../../contract/generated/leadInfo.ts';
import { discountsHad } from '../../rules/eligibility/discountsHad.ts';
import { addonsOffered, plansOffered } from '../../rules/eligibility/plansOffered.ts';
import { discountOnPlan } from '../../rules/prices/discountOnPlan.ts';
import { priceOrder } from '../../rules/prices/priceOrder.ts';
import { taxRate } from '../../rules/prices/taxRate.ts';
import { trialEnd } from '../../rules/renewals/trialEnd.ts';
import { SIGNUP_TYPES } from '../../rules/signupTypes/signupTypes.ts';
import { textsFor } from '../../texts/textsFor.ts';
import type { Receipt } from '../Receipt.ts';
import { type PricedOrder, type ReceiptAnswer, receiptOf } from '../receipt/receiptOf.ts';

/** What a sample mail needs of a brand. */
export type SampleBrand = Pick<BuiltBrand, 'brand' | 'catalogue'>;

const ORDERED_AT = new Date('2026-06-01T15:00:00.000Z');

/** The order that a visitor of the brand's own page places: its first plan, with an add-on. */
export interface SampleOrder {
  readonly order: PricedOrder;
  /** Null unless it is a trial. */
  readonly trialEndsAt: Date | null;
}

/** Returns the brand's sample order of a sign-up type; null when the brand does not offer it. */
export function sampleOrder(built: SampleBrand, type: SignupType): SampleOrder | null {
  const { brand, catalogue } = built;
  const [plan] = brand.signupTypes.offered.includes(type) ? plansOffered(catalogue, type) : [];
  if (plan === undefined) return null;
  const { isTrial, needsPayment } = SIGNUP_TYPES[type];
  const addons = needsPayment ? addonsOffered(catalogue, type).slice(0, 1) : [];
  const discounts = needsPayment ? discountsHad(catalogue.discounts, '') : [];
  const quantity = plan.numberOfUsers.initial;
  const rate = taxRate(brand.tax, provinceOf(built) ?? '');
  return {
    order: {
      plan,
      quantity,
      addonIds: addons.map(({ id }) => id),
      ivrId: null,
      discount: discountOnPlan(discounts, plan.id),
      taxRate: rate,
      prices: priceOrder({
        plan,
        users: quantity,
        extras: addons,
        discounts,
        taxRate: rate,
        setUpFeeWaived: brand.plans.setUpFeeWaived,
        signupType: type,
      }),
    },
    trialEndsAt: isTrial ? trialEnd(ORDERED_AT, brand.freeTrial) : null,
  };
}

/** Returns the sample order of the first type that fits; null when the brand offers none. */
export function sampleOrderOf(
  built: SampleBrand,
  fits: (traits: (typeof SIGNUP_TYPES)[SignupType]) => boolean,
): SampleOrder | null {
  const type = built.brand.signupTypes.offered.find((each) => fits(SIGNUP_TYPES[each]));
  return type === undefined ? null : sampleOrder(built, type);
}

/** Returns the receipt of a sample order, by the code that writes every receipt. */
export function sampleReceiptOf(
  built: SampleBrand,
  { order, trialEndsAt }: SampleOrder,
  answer: string | null,
): Receipt {
  return receiptOf({
    built,
    order,
    provinceCode: provinceOf(built),
    leadInfo: NO_LEAD_INFO,
    answers: answer === null ? examplesOf(built) : [answerOf(built, answer)],
    orderedAt: ORDERED_AT,
    trialEndsAt,
  });
}

/** The province with the taxes of its own that the language's readers know best. */
function provinceOf({ brand }: SampleBrand): string | null {
  if (!brand.province.on) return null;
  return brand.locale.startsWith('fr') ? 'QC' : 'ON';
}

/** The answers that the brand's receipts show, each as in its field's example. */
function examplesOf({ brand }: SampleBrand): readonly ReceiptAnswer[] {
  return Object.values(brand.questions ?? {}).map(
    ({ inReceipt = false, label, placeholder = '' }) => ({
      label,
      shown: placeholder,
      inReceipt: inReceipt && placeholder !== '',
    }),
  );
}

function answerOf({ brand }: SampleBrand, shown: string): ReceiptAnswer {
  return { label: textsFor(brand).companyName, shown, inReceipt: true };
}

/** No receipt shows a contact field. */
const NO_LEAD_INFO: LeadInfo = {
  firstName: '',
  lastName: '',
  companyName: '',
  phone: '',
  countryCode: '',
  email: '',
  timeZone: 'UTC',
};
