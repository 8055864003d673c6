import type { BuiltBrand } from '../../contract/builtBrand.ts';
import type { Discount, Plan } from '../../contract/generated/catalogue.ts';
import type { LeadInfo } from '../../contract/generated/leadInfo.ts';
import { recordOf } from '../../fields/fieldRecords.ts';
import { definitionOf, FIELD_NAMES } from '../../fields/fields.ts';
import { isProvinceCode } from '../../rules/fields/provinces.ts';
import { discountedMonths } from '../../rules/prices/discountShare.ts';
import { loweredCharges } from '../../rules/prices/loweredCharges.ts';
import { isPricedByUser } from '../../rules/prices/planLine.ts';
import type { OrderPrices } from '../../rules/prices/priceOrder.ts';
import { taxLabel } from '../../rules/prices/taxLabel.ts';
import { trialMinutes } from '../../rules/renewals/trialMinutes.ts';
import { secondCharge } from '../../rules/renewals/upcomingCharge.ts';
import { formatCount } from '../../texts/formatCount.ts';
import { formatPercent } from '../../texts/formatPercent.ts';
import { formatText } from '../../texts/formatText.ts';
import { discountText, planForText } from '../../texts/planTexts.ts';
import { type Texts, textsFor } from '../../texts/textsFor.ts';
import { wordsFor } from '../../texts/wordsFor.ts';
import type { Receipt } from '../Receipt.ts';

/** An order as the server has checked and priced it. */
export interface PricedOrder {
  readonly plan: Plan;
  readonly quantity: number;
  readonly addonIds: readonly string[];
  readonly ivrId: string | null;
  readonly discount: Discount | null;
  /** Percent; 0 when the brand adds no tax. */
  readonly taxRate: number;
  readonly prices: OrderPrices;
}

/** An answer as the visitor read it. */
export interface ReceiptAnswer {
  readonly label: string;
  readonly shown: string;
  readonly inReceipt: boolean;
}

export interface ReceiptSources {
  readonly built: Pick<BuiltBrand, 'brand' | 'catalogue'>;
  readonly order: PricedOrder;
  /** The province that decides the tax; empty or null when the brand asks for none. */
  readonly provinceCode: string | null;
  /** The contact fields of a sign-up; absent for an upgrade, which asks for none. */
  readonly leadInfo?: LeadInfo;
  /** The answers to the brand's questions; absent for an upgrade. */
  readonly answers?: readonly ReceiptAnswer[];
  readonly orderedAt: Date;
  readonly trialEndsAt: Date | null;
}

/** Returns the receipt of an order. Its lines are those of the page's summary. */
export function receiptOf(sources: ReceiptSources): Receipt {
  const { order, orderedAt, trialEndsAt } = sources;
  const { plan, prices } = order;
  const lowered = loweredCharges(order);
  const renewal = secondCharge({
    planPeriod: plan.planPeriod,
    prices,
    discountedCharges: lowered,
    orderedAt,
    trialEndsAt,
  });
  return {
    currency: sources.built.brand.currency,
    orderedAt: orderedAt.toISOString(),
    planName: plan.name,
    planPeriod: plan.planPeriod,
    lines: linesOf(sources),
    firstCharge: prices.firstCharge,
    ...detailsOf(sources),
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    trialMinutes: trialEndsAt === null ? null : trialMinutes(plan, sources.built.brand),
    renewal: { at: renewal.at.toISOString(), amount: renewal.amount },
    charges: { amount: prices.totalAmount, full: prices.fullAmount, discounted: lowered },
  };
}

/** The contact fields that have a label on receipts, and the answers that the brand shows. */
function detailsOf({ answers = [], built, leadInfo }: ReceiptSources): Pick<Receipt, 'details'> {
  if (leadInfo === undefined) return {};
  const texts = textsFor(built.brand);
  const fields = FIELD_NAMES.flatMap((field) => {
    const { read, receipt } = recordOf(field);
    const value = read(leadInfo);
    if (receipt === null || value === '') return [];
    return [{ name: texts[definitionOf(field).label], value: receipt(value) }];
  });
  const answered = answers
    .filter(({ inReceipt }) => inReceipt)
    .map(({ label, shown }) => ({ name: label, value: shown }));
  const details = [...fields, ...answered];
  return details.length === 0 ? {} : { details };
}

function linesOf(sources: ReceiptSources): Receipt['lines'] {
  const { built, order } = sources;
  const { brand, catalogue } = built;
  const { addonIds, ivrId, prices } = order;
  const { firstCharge, recurring, setUpFee } = prices;
  const texts = textsFor(brand);
  const extras = [
    ...catalogue.addons.filter(({ id }) => addonIds.includes(id)),
    ...catalogue.ivrPlans.filter(({ id }) => id === ivrId),
  ];
  const optional = [
    { name: discountName(order, texts), amount: -prices.discount },
    { name: texts.setUpFee, amount: setUpFee },
    { name: taxName(sources), amount: firstCharge - recurring - setUpFee },
  ];
  return [
    { name: planName(sources), amount: prices.planLine },
    ...extras.map(({ name, price }) => ({ name, amount: price })),
    ...optional.filter(({ amount }) => amount !== 0),
  ];
}

function discountName({ discount, plan }: PricedOrder, texts: Texts): string {
  if (discount === null) return '';
  return discountText(discount.name, discountedMonths(discount, plan.planPeriod), texts);
}

function planName({ built: { brand }, order: { plan, quantity } }: ReceiptSources): string {
  if (!isPricedByUser(plan)) return plan.name;
  const texts = textsFor(brand);
  return planForText(plan.name, formatCount(quantity, brand.locale), texts);
}

function taxName({ built: { brand }, order, provinceCode }: ReceiptSources): string {
  const texts = textsFor(brand);
  const tax = taxLabel(brand.tax, provinceCode ?? '') ?? texts.tax;
  const rate = formatPercent(order.taxRate, brand.locale);
  if (provinceCode === null || !isProvinceCode(provinceCode)) {
    return formatText(texts.taxRow, { tax, rate });
  }
  const { [provinceCode]: province } = wordsFor(brand.locale).late.province;
  return formatText(texts.taxRowIn, { tax, rate, province });
}
