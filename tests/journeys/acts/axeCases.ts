import { isPlacementShown } from '../../../src/core/rules/visibility/isPlacementShown.ts';
import { type PageState, SIGNUP_STATES, WIDTHS } from '../../../src/ops/gallery/visits/Visit.ts';
import { coverPairs } from './coverPairs.ts';
import type { Way } from './waysToSignUp.ts';

/** One visit: a page at one width, and the states to create on it. */
export interface AxeVisit {
  readonly way: Way;
  readonly width: (typeof WIDTHS)[number];
  readonly states: readonly PageState[];
}

/** One state of a page at one width. */
export interface AxeCase extends Omit<AxeVisit, 'states'> {
  readonly state: PageState;
}

/** States that not every page has, with the part that a page needs for each. */
const NEEDED: Partial<Record<PageState, string>> = {
  bankDebit: 'ACH',
  directDebit: 'GC',
  editPlan: 'several plans',
};

/** Whether a page is certain to reach a state. The plan dialog exists only in narrow windows. */
export function isSure({ state, way, width }: AxeCase): boolean {
  const needed = NEEDED[state];
  if (state === 'editPlan' && width !== 390) return false;
  return needed === undefined || partsOf(way).includes(needed);
}

/** Returns the parts in which pages differ. axe must see each of them in every state. */
export function partsOf({ brand, catalogue, plans, signupType }: Way): string[] {
  const { payment = [] } = brand.pages.signup;
  const pays = payment.some((it) => isPlacementShown(it, signupType));
  const parts: Readonly<Record<string, boolean>> = {
    'several plans': plans.length > 1,
    'one plan': plans.length === 1,
    'add-ons': catalogue.addons.length > 0,
    'an IVR plan': catalogue.ivrPlans.length > 0,
    'social buttons': brand.social.google || brand.social.facebook,
    'the sign-in variant': brand.form.signInOn.includes(signupType),
    'a province': brand.province.on,
    'a checkbox': brand.agreement.checkbox,
    'no checkbox': !brand.agreement.checkbox,
    'a trial': signupType === 'freeTrial',
    'a page that takes a payment': pays,
    'a page that takes none': !pays,
  };
  const methods = pays ? brand.payment.methods : [];
  return [...Object.keys(parts).filter((it) => parts[it]), ...methods];
}

/** Every combination of brand, sign-up type, state and width. */
export function wholeProduct(ways: readonly Way[]): AxeCase[] {
  return ways.flatMap((way) =>
    WIDTHS.flatMap((width) => SIGNUP_STATES.map((state) => ({ way, width, state }))),
  );
}

/** Dialogs with their own text, whatever the page consists of. */
const TEXTS: readonly PageState[] = ['terms', 'privacy'];

/**
 * In these states axe sees the dialog over the page, or one box more than on the filled page. They
 * differ only by whether the page has a payment.
 */
const BY_PAYMENT: readonly PageState[] = ['failure', 'captcha', 'success'];
const PAYMENTS = ['a trial', 'a page that takes a payment', 'a page that takes none'];

/** A bank's form is one column at every width. */
const OF_ANY_WIDTH: readonly PageState[] = ['bankDebit', 'directDebit'];

/** What a case shows: every part of its page in the state, and the state at the width. */
export function shownBy({ state, way, width }: AxeCase): string[] {
  const isSeen = (part: string) => !BY_PAYMENT.includes(state) || PAYMENTS.includes(part);
  const parts = TEXTS.includes(state) ? [] : partsOf(way).filter(isSeen);
  const at = OF_ANY_WIDTH.includes(state) ? [] : [`${state} at ${width}`];
  return [...parts.map((part) => `${part}: ${state}`), ...at];
}

const pageOf = ({ way, width }: AxeCase) => `${way.brand.id} ${way.signupType} ${width}`;

/** Returns the fewest cases that show every part in each of its states, and each state at each width. */
export function everyPart(product: readonly AxeCase[]): AxeCase[] {
  return coverPairs(product.filter(isSure), shownBy, pageOf);
}

/** Groups the cases into visits, because one page can go through several states. */
export function visitsOf(cases: readonly AxeCase[]): AxeVisit[] {
  const byPage = Map.groupBy(cases, pageOf);
  return [...byPage.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const met = new Set([first, ...rest].map(({ state }) => state));
    return { ...first, states: SIGNUP_STATES.filter((it) => met.has(it)) };
  });
}
