import type { Catalogue, Plan } from '../../../../core/contract/generated/catalogue.ts';
import { addonsOffered, ivrPlansOffered } from '../../../../core/rules/eligibility/plansOffered.ts';
import { didYouMean } from '../../problem/didYouMean.ts';
import type { Finding } from '../../problem/Finding.ts';
import { nearestName } from '../../problem/nearestName.ts';
import { readableItems, unlessMissing } from '../../resolve/guardMissing.ts';

/**
 * The properties that both plans of a pair share. Only the price, the period and the words may
 * differ.
 */
const SHARED = ['access', 'billingType', 'minutes', 'overage', 'numberOfUsers', 'isHIPAA'] as const;
const MONTHS = 12;

/**
 * Checks that a yearly plan that names a monthly one is the same plan, is that plan's only yearly
 * one, and costs no more. Nothing sold with the pair may have one price for both periods.
 */
export function checkPlanPairs(catalogue: Catalogue): readonly Finding[] {
  return readableItems(() => catalogue.plans).flatMap(([yearly, index]) => [
    ...unlessMissing(() => findPairFaults(yearly, index, catalogue.plans), []),
    ...unlessMissing(() => findExtrasBeside(yearly, `/plans/${index}/yearlyOf`, catalogue), []),
  ]);
}

/**
 * An extra is charged as often as the plan, at its one price, so a year of it would cost as much as
 * a month.
 */
function findExtrasBeside(yearly: Plan, at: string, catalogue: Catalogue): readonly Finding[] {
  const { id, signupTypes, yearlyOf } = yearly;
  if (yearlyOf === undefined) return [];
  const extra = signupTypes
    .flatMap((type) => [...addonsOffered(catalogue, type), ...ivrPlansOffered(catalogue, type)])
    .at(0);
  if (extra === undefined) return [];
  const why = `"${extra.id}" is sold beside "${id}" and "${yearlyOf}", and has one price for a month and for a year.`;
  return [{ at, why, fix: 'Remove all add-ons and IVR plans from this catalogue, or the pairs.' }];
}

function findPairFaults(yearly: Plan, index: number, plans: readonly Plan[]): readonly Finding[] {
  const { id, yearlyOf } = yearly;
  if (yearlyOf === undefined) return [];
  const at = `/plans/${index}/yearlyOf`;
  if (yearly.planPeriod === 'monthly') {
    const why = `"${id}" is charged by the month, so it is no other plan's yearly one.`;
    return [{ at, why, fix: 'Remove it, or write "yearly" as planPeriod.' }];
  }
  const others = plans.filter((plan) => plan.planPeriod === 'monthly');
  const monthly = others.find((plan) => plan.id === yearlyOf);
  if (monthly === undefined) {
    const isYearly = plans.some((plan) => plan.id === yearlyOf);
    const why = isYearly
      ? `"${yearlyOf}" is charged by the year itself.`
      : `There is no plan "${yearlyOf}" in this catalogue.`;
    const taken = plans.map((plan) => plan.yearlyOf);
    const free = others.filter((plan) => !taken.includes(plan.id));
    return [{ at, why, fix: didYouMean(yearlyOf, namesToOffer(yearlyOf, yearly, free, index)) }];
  }
  const first = plans.findIndex((plan) => plan.yearlyOf === yearlyOf);
  if (first < index) {
    const why = `"${yearlyOf}" has a yearly plan already: "${plans[first]?.id}".`;
    return [{ at, why, fix: 'Remove it from one of them.' }];
  }
  return findDifferences(yearly, monthly, index);
}

/** The plans to name in place of an unknown one: all if one is similar, otherwise those that fit. */
function namesToOffer(
  written: string,
  yearly: Plan,
  free: readonly Plan[],
  index: number,
): readonly string[] {
  const ids = free.map(({ id }) => id);
  if (nearestName(written, ids) !== null) return ids;
  return free
    .filter((plan) => findDifferences(yearly, plan, index).length === 0)
    .map(({ id }) => id);
}

function findDifferences(yearly: Plan, monthly: Plan, index: number): readonly Finding[] {
  const at = `/plans/${index}/yearlyOf`;
  const differing = SHARED.filter((key) =>
    unlessMissing(() => JSON.stringify(yearly[key]) !== JSON.stringify(monthly[key]), false),
  );
  const differences = differing.map((key): Finding => {
    const why = `"${yearly.id}" and "${monthly.id}" are one offer, and differ in "${key}".`;
    return { at, why, fix: `Write the same "${key}" in both, or remove "yearlyOf".` };
  });
  return [
    ...differences,
    ...unlessMissing(() => findMoreTypes(yearly, monthly, at), []),
    ...unlessMissing(() => findDearer(yearly, monthly, `/plans/${index}/price`), []),
  ];
}

function findMoreTypes(yearly: Plan, monthly: Plan, at: string): readonly Finding[] {
  const more = yearly.signupTypes.filter((type) => !monthly.signupTypes.includes(type));
  if (more.length === 0) return [];
  const list = more.map((type) => `"${type}"`).join(', ');
  const why = `"${yearly.id}" can be chosen on ${list}, and "${monthly.id}" cannot.`;
  return [{ at, why, fix: `Add ${list} to the signupTypes of "${monthly.id}".` }];
}

function findDearer(yearly: Plan, monthly: Plan, at: string): readonly Finding[] {
  const year = monthly.price * MONTHS;
  if (yearly.price <= year) return [];
  const why = `A year costs ${yearly.price}, and twelve months of "${monthly.id}" cost ${year}.`;
  return [{ at, why, fix: `Write ${year} or less.` }];
}
