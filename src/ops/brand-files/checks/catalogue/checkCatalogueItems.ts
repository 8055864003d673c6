import type { Catalogue, Plan } from '../../../../core/contract/generated/catalogue.ts';
import { addonsOffered, ivrPlansOffered } from '../../../../core/rules/eligibility/plansOffered.ts';
import { SIGNUP_TYPES } from '../../../../core/rules/signupTypes/signupTypes.ts';
import { LEAST, meantPrice } from '../../prices/meantPrice.ts';
import { didYouMean } from '../../problem/didYouMean.ts';
import type { Finding } from '../../problem/Finding.ts';
import { readableItems, unlessMissing } from '../../resolve/guardMissing.ts';

const MONTHS = 12;
const MINOR_UNITS = 100;

type Discount = Catalogue['discounts'][number];

/**
 * Checks that a catalogue is consistent: ids are unique, numbers of users are within bounds,
 * minutes have a price, and discounts name plans that exist.
 */
export function checkCatalogueItems(catalogue: Catalogue): readonly Finding[] {
  const plans = unlessMissing(() => catalogue.plans, []);
  return [
    ...unlessMissing(() => findRepeatedIds(catalogue), []),
    ...readableItems(() => catalogue.plans).flatMap(([plan, index]) =>
      unlessMissing(() => findPlanFaults(plan, `/plans/${index}`), []),
    ),
    ...readableItems(() => catalogue.plans).flatMap(([plan, index]) =>
      unlessMissing(() => findPaidForNothing(plan, `/plans/${index}`, catalogue), []),
    ),
    ...readableItems(() => catalogue.discounts).flatMap(([discount, index]) =>
      unlessMissing(() => findDiscountFaults(discount, `/discounts/${index}`, plans), []),
    ),
    ...readableItems(() => catalogue.discounts).flatMap(([discount, index]) =>
      unlessMissing(() => findGivenAway(discount, `/discounts/${index}`, catalogue), []),
    ),
    ...readableItems(() => catalogue.discounts).flatMap(([discount, index]) =>
      unlessMissing(() => findIdle(discount, `/discounts/${index}`, catalogue), []),
    ),
  ];
}

function findRepeatedIds(catalogue: Catalogue): readonly Finding[] {
  const { plans, addons, ivrPlans, discounts } = catalogue;
  return Object.entries({ plans, addons, ivrPlans, discounts }).flatMap(([list, items]) => {
    const ids: readonly string[] = items.map((item) => item.id);
    return ids.flatMap((id, index) => {
      if (ids.indexOf(id) === index) return [];
      return [
        {
          at: `/${list}/${index}/id`,
          why: `"${id}" is the id of another item of ${list}.`,
          fix: 'Write an id of its own.',
        },
      ];
    });
  });
}

function findPlanFaults(plan: Plan, at: string): readonly Finding[] {
  const findings: Finding[] = [];
  const { min, max, initial } = plan.numberOfUsers;
  if (min > max) {
    const why = `At least ${min} users and at most ${max} leave nothing to choose.`;
    findings.push({ at: `${at}/numberOfUsers/max`, why, fix: `Write ${min} or more.` });
  } else if (initial < min || initial > max) {
    const why = `${initial} users are chosen at the start, and ${min} to ${max} are allowed.`;
    const fix = min === max ? `Write ${min}.` : `Write ${min} to ${max}.`;
    findings.push({ at: `${at}/numberOfUsers/initial`, why, fix });
  }
  findings.push(...findMinutesFaults(plan, at), ...findNeverCharged(plan, at));
  if (plan.access === 'user' && plan.signupTypes.length === 0) {
    const why = `The plan "${plan.id}" is for visitors, and no sign-up type may choose it.`;
    findings.push({
      at: `${at}/signupTypes`,
      part: 'key',
      why,
      fix: 'List one at least, or write "admin" as access.',
    });
  }
  return findings;
}

/** A free sign-up takes no payment, then or later: the page would promise a charge that never comes. */
function findNeverCharged(plan: Plan, at: string): readonly Finding[] {
  const { id, price, setUpFee, signupTypes } = plan;
  const index = signupTypes.indexOf('free');
  const overage = overageOf(plan);
  const amounts = Object.entries({ price, setUpFee, overage }).filter(([, amount]) => amount > 0);
  if (index === -1 || amounts.length === 0) return [];
  const cost =
    price + setUpFee === 0
      ? `charges ${asMoney(overage)} for a further minute`
      : `costs ${asMoney(price + setUpFee)}`;
  const why = `"${id}" ${cost}, and a sign-up of the type "free" is never charged.`;
  const keys = inWords(amounts.map(([key]) => key));
  return [{ at: `${at}/signupTypes/${index}`, why, fix: `Remove it, or write 0 as ${keys}.` }];
}

/** Lists keys as 'price, setUpFee and overage'. */
function inWords(keys: readonly string[]): string {
  return keys.join(', ').replace(/, (?=\w+$)/, ' and ');
}

/** Finds a plan without any charge on a sign-up type that asks for payment details all the same. */
function findPaidForNothing(plan: Plan, at: string, catalogue: Catalogue): readonly Finding[] {
  if (plan.access !== 'user' || isEverCharged(plan, catalogue)) return [];
  return plan.signupTypes.flatMap((type, index): Finding[] => {
    if (!SIGNUP_TYPES[type].needsPayment) return [];
    const why = `"${plan.id}" costs nothing, and a sign-up of the type "${type}" asks for a payment.`;
    const instead = plan.signupTypes.includes('free') ? 'Remove it' : 'Write "free" in its place';
    return [{ at: `${at}/signupTypes/${index}`, why, fix: `${instead}, or write the price.` }];
  });
}

function findMinutesFaults(plan: Plan, at: string): readonly Finding[] {
  const keys = ['minutes', 'overage'] as const;
  if (plan.billingType === 'MINUTES') {
    const missing = keys.filter((key) => plan[key] === undefined).map((key) => `"${key}"`);
    if (missing.length === 0) return [];
    const list = missing.join(' and ');
    const why = `A plan billed by minutes needs ${list}.`;
    return [{ at: `${at}/billingType`, why, fix: `Add ${list}.` }];
  }
  return keys.flatMap((key) => {
    if (plan[key] === undefined) return [];
    const why = `"${key}" is for plans billed by minutes.`;
    return [{ at: `${at}/${key}`, why, fix: 'Remove it, or write "MINUTES" as billingType.' }];
  });
}

function findDiscountFaults(
  discount: Discount,
  at: string,
  plans: readonly Plan[],
): readonly Finding[] {
  const planIds = plans.map((plan) => plan.id);
  const unknown = discount.restrictedDiscountPlans.flatMap((id, index): Finding[] => {
    if (planIds.includes(id)) return [];
    const why = `There is no plan "${id}" in this catalogue.`;
    return [{ at: `${at}/restrictedDiscountPlans/${index}`, why, fix: didYouMean(id, planIds) }];
  });
  const others = [...unknown, ...findHalfYears(discount, at, plans)];
  const { percentage, rate } = discount;
  if (percentage && rate > 100) {
    return [
      ...others,
      {
        at: `${at}/rate`,
        why: `${rate} percent is more than everything.`,
        fix: 'Write 100 or less.',
      },
    ];
  }
  if (percentage || Number.isInteger(rate)) return others;
  const why = `${rate} is no whole number of minor units.`;
  const fix = meantPrice(String(rate), LEAST) ?? 'Write cents or pence without decimals.';
  return [...others, { at: `${at}/rate`, why, fix }];
}

/**
 * Finds an amount that nobody's charge reaches. It takes off everything, as a hundred percent do, and
 * is probably not in cents or pence.
 */
function findGivenAway(
  { percentage, rate, restrictedDiscountPlans }: Discount,
  at: string,
  { addons, ivrPlans, plans }: Catalogue,
): readonly Finding[] {
  const reduced = plans.filter(({ id }) => !restrictedDiscountPlans.includes(id));
  const extras = addons.reduce((sum, { price }) => sum + price, 0);
  const ivrPlan = Math.max(0, ...ivrPlans.map(({ price }) => price));
  const most = Math.max(0, ...reduced.map(dearestOf)) + extras + ivrPlan;
  if (percentage || reduced.length === 0 || rate <= most) return [];
  const why = `${rate} is ${asMoney(rate)}, and the dearest charge that it can reduce is ${asMoney(most)}.`;
  const fix = `Write ${most} or less. A percentage of 100 takes off everything.`;
  return [{ at: `${at}/rate`, why, fix }];
}

/** Finds a discount that lists the plans that it is for, in the place of those that it is not for. */
function findIdle(
  { id, restrictedDiscountPlans }: Discount,
  at: string,
  catalogue: Catalogue,
): readonly Finding[] {
  const charged = catalogue.plans.filter((plan) => isEverCharged(plan, catalogue));
  if (charged.length === 0) return [];
  if (charged.some((plan) => !restrictedDiscountPlans.includes(plan.id))) return [];
  const why = `"${id}" applies to no plan that costs something: this lists the plans that it is not for.`;
  const fix = 'Take out the plans that it is for.';
  return [{ at: `${at}/restrictedDiscountPlans`, part: 'key', why, fix }];
}

/** Whether a sign-up with the plan can cost something: the plan itself, or what is sold beside it. */
function isEverCharged(plan: Plan, catalogue: Catalogue): boolean {
  const { price, setUpFee, signupTypes } = plan;
  if (price + setUpFee + overageOf(plan) > 0) return true;
  return signupTypes
    .flatMap((type) => [...addonsOffered(catalogue, type), ...ivrPlansOffered(catalogue, type)])
    .some((extra) => extra.price > 0);
}

/** The price of a further minute. Only a plan billed by minutes has one, and it is reported elsewhere. */
function overageOf({ billingType, overage = 0 }: Plan): number {
  return billingType === 'MINUTES' ? overage : 0;
}

/** A plan's charge with the most users. */
function dearestOf({ access, billingType, numberOfUsers, price }: Plan): number {
  return access === 'user' && billingType === 'USERS' ? price * numberOfUsers.max : price;
}

function asMoney(amount: number): string {
  return (amount / MINOR_UNITS).toFixed(2);
}

/**
 * A plan charged yearly has one price while a discount lasts, so a discount longer than a year must
 * last whole years.
 */
function findHalfYears(
  { id, oneTime, period, restrictedDiscountPlans }: Discount,
  at: string,
  plans: readonly Plan[],
): readonly Finding[] {
  const yearly = plans.find(
    (plan) => plan.planPeriod === 'yearly' && !restrictedDiscountPlans.includes(plan.id),
  );
  if (oneTime || period < MONTHS || period % MONTHS === 0 || yearly === undefined) return [];
  const [less, more] = [Math.floor(period / MONTHS), Math.ceil(period / MONTHS)];
  const why = `"${id}" lasts ${period} months, and "${yearly.id}" is charged by the year.`;
  const fix = `Write ${less * MONTHS} or ${more * MONTHS}, or add the plans by the year to "restrictedDiscountPlans".`;
  return [{ at: `${at}/period`, why, fix }];
}
