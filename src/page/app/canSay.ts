import { isSignUpView } from '../../core/rules/visibility/isSignUpView.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import type { TextKey } from '../../core/texts/textsFor.ts';
import type { BrandPage } from '../renderer/defineWidget.ts';

type Case = (page: BrandPage) => boolean;

const asksProvince: Case = ({ brand }) => brand.province.on;
const asksTax: Case = ({ brand }) => brand.tax.on;
const hasHipaaTerms: Case = ({ brand }) => brand.agreement.hipaaTerms !== undefined;
const hasBox: Case = ({ brand }) => brand.agreement.checkbox;
/** An account's page shows what it has ordered, whatever is offered now. */
const orElsewhere =
  (isOffered: Case): Case =>
  (page) =>
    !isSignUpView(page.kind.view) || isOffered(page);
const sellsByUser = orElsewhere(({ kind }) => kind.prices.byUser);
const sellsMinutes = orElsewhere(({ kind }) => kind.prices.byMinute);
const sellsByYear = orElsewhere(({ kind }) => kind.prices.yearly);
const discounts = orElsewhere(({ kind }) => kind.prices.discounted);

/**
 * Texts that a part of the page reads only in some cases, with those cases. The part checks the
 * same first.
 */
const CASES: Readonly<Partial<Record<TextKey, readonly Case[]>>> = {
  province: [asksProvince],
  selectProvince: [asksProvince],
  tax: [asksTax],
  taxRow: [asksTax],
  taxRowForNow: [asksTax, asksProvince],
  taxRowIn: [asksTax],

  hipaaTermsTitle: [hasHipaaTerms],
  termsAndHipaaTerms: [hasHipaaTerms],

  numberOfUsers: [sellsByUser],
  fewerUsers: [sellsByUser],
  moreUsers: [sellsByUser],
  usersAllowed: [sellsByUser],
  perUserPerMonth: [sellsByUser],
  perUserPerYear: [sellsByUser, sellsByYear],

  minutesIncluded: [sellsMinutes],
  overage: [sellsMinutes],
  trialMinutes: [sellsMinutes],
  trialOffer: [sellsMinutes],
  trialEndsBy: [sellsMinutes],

  perYear: [sellsByYear],
  priceYearly: [sellsByYear],
  forYearsThen: [sellsByYear, discounts],
  scheduleYear: [sellsByYear, discounts],
  scheduleYearOn: [sellsByYear, discounts],

  discountOnMonths: [discounts],
  discountSaid: [discounts],
  forMonthsThen: [discounts],
  scheduleTitle: [discounts],
  scheduleMonth: [discounts],
  scheduleMonthOn: [discounts],

  agree: [hasBox],
};

/** The keys of all texts with such cases. */
export const SAID_IN_CASES = keysOf(CASES);

/** Returns whether a page can show a text at any time. True for a text without cases. */
export function canSay(page: BrandPage, key: TextKey): boolean {
  return (CASES[key] ?? []).every((isCase) => isCase(page));
}
