import { isProvinceCode } from '../../../core/rules/fields/provinces.ts';
import { isPricedByUser } from '../../../core/rules/prices/planLine.ts';
import type { OrderPrices } from '../../../core/rules/prices/priceOrder.ts';
import { taxLabel } from '../../../core/rules/prices/taxLabel.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { provinceTexts } from '../../../core/texts/en/provinceTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import { discountText, planForText } from '../../../core/texts/planTexts.ts';
import { writeCount, writePercent } from '../../../core/texts/samples/writeNumbers.ts';
import type { TrialNeeds } from '../../renderer/trialNeeds.ts';
import { type StoresFor, storesFor } from '../../stores/StoresFor.ts';
import type { DetailRow } from '../../ui/DetailRows.tsx';
import type { widget } from './widget.ts';

/**
 * Returns the tax's name with its rate, and with the province once one is selected. Until then the
 * rate is the default one, and the text says that it may change.
 */
function taxName({ plan, contact, brand, texts, isSignUp }: StoresFor<typeof widget>): string {
  const province = contact.province.value;
  const tax = taxLabel(brand.tax, province) ?? texts.tax;
  const rate = writePercent(plan.taxPercentage, brand.locale, brand.numberSamples);
  if (isProvinceCode(province)) {
    const { [province]: name } = lateTextsOf(brand, 'province', provinceTexts);
    return formatText(texts.taxRowIn, { tax, rate, province: name });
  }
  const isAsked = isSignUp && contact.fieldsShown.includes('province');
  return formatText(isAsked ? texts.taxRowForNow : texts.taxRow, { tax, rate });
}

/**
 * Returns the parts of the first charge, shown below the amount due: the plan's price, and each
 * other row that is not trivial. They add up to the charge.
 */
export function summaryRows(stores: StoresFor<typeof widget>, totals: OrderPrices): DetailRow[] {
  const { plan, brand, texts, session } = stores;
  const chosen = plan.selectedPlan;
  if (!chosen || totals.fullAmount + totals.firstCharge === 0) return [];

  const count = writeCount(plan.numberOfUsers, brand.locale, brand.numberSamples);
  const line = isPricedByUser(chosen) ? planForText(chosen.name, count, texts) : chosen.name;
  const { planLine, discount, recurring, setUpFee, firstCharge } = totals;
  const tax = firstCharge - recurring - setUpFee;

  const unit = chosen.planPeriod === 'yearly' ? texts.perYear : texts.perMonth;
  const rows: DetailRow[] = [{ name: line, value: stores.money(planLine), unit }];
  for (const { name, price } of plan.extras) rows.push({ name, value: stores.money(price) });
  if (plan.discount && discount > 0) {
    rows.push({
      name: discountText(plan.discount.name, plan.discountedMonths, texts),
      // With the marks of its language, which keep the sign on its side from right to left.
      value: stores.money(-discount).replace('-', '−'),
    });
  }
  if (chosen.setUpFee > 0) {
    const isWaived = brand.plans.setUpFeeWaived;
    rows.push({ name: texts.setUpFee, value: isWaived ? texts.waived : stores.money(setUpFee) });
  }
  if (brand.tax.on) rows.push({ name: taxName(stores), value: stores.money(tax) });
  if (rows.length === 1) return rows;
  const { isTrial } = SIGNUP_TYPES[session.signupType];
  if (!isTrial) return rows;
  const { firstBill } = storesFor<TrialNeeds>(stores).texts;
  return [...rows, { name: firstBill, value: stores.money(firstCharge) }];
}
