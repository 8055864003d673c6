import { isPlacementShown } from '../../../src/core/rules/visibility/isPlacementShown.ts';
import { type PageState, SIGNUP_STATES, WIDTHS } from '../../../src/ops/gallery/visits/Visit.ts';
import { coverPairs } from './coverPairs.ts';
import type { Way } from './waysToSignUp.ts';

/** One visit: a page at one width, and the states to bring about in it. */
export interface AxeVisit {
  readonly way: Way;
  readonly width: (typeof WIDTHS)[number];
  readonly states: readonly PageState[];
}

/** One state of a page at one width. */
export interface AxeCase extends Omit<AxeVisit, 'states'> {
  readonly state: PageState;
}

/** The states that not every page has: what a page has that surely comes to them. */
const NEEDED: Partial<Record<PageState, string>> = {
  bankDebit: 'ACH',
  directDebit: 'GC',
  editPlan: 'several plans',
};

/** Whether a page surely comes to a state. A plan is edited in a dialog where a window is narrow. */
export function isSure({ state, way, width }: AxeCase): boolean {
  const needed = NEEDED[state];
  if (state === 'editPlan' && width !== 390) return false;
  return needed === undefined || partsOf(way).includes(needed);
}

/** What a page is made of, as far as pages differ: axe is to see each of these in every state. */
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

/** The whole product of brand, sign-up type, state and width. */
export function wholeProduct(ways: readonly Way[]): AxeCase[] {
  return ways.flatMap((way) =>
    WIDTHS.flatMap((width) => SIGNUP_STATES.map((state) => ({ way, width, state }))),
  );
}

/** The windows over a page that have a text of their own, whatever the page is made of. */
const TEXTS: readonly PageState[] = ['terms', 'privacy'];

/**
 * What axe sees of these is the window over the page, or besides the filled page one box: they differ
 * by whether the page takes a payment, and by nothing else that it is made of.
 */
const BY_PAYMENT: readonly PageState[] = ['failure', 'captcha', 'success'];
const PAYMENTS = ['a trial', 'a page that takes a payment', 'a page that takes none'];

/** What a case shows: every part of its page in a state, and the state at a width. */
export function shownBy({ state, way, width }: AxeCase): string[] {
  const isSeen = (part: string) => !BY_PAYMENT.includes(state) || PAYMENTS.includes(part);
  const parts = TEXTS.includes(state) ? [] : partsOf(way).filter(isSeen);
  return [...parts.map((part) => `${part}: ${state}`), `${state} at ${width}`];
}

const pageOf = ({ way, width }: AxeCase) => `${way.brand.id} ${way.signupType} ${width}`;

/** Of the product, as little as shows every part in each state that it comes to, and each state at each width. */
export function everyPart(product: readonly AxeCase[]): AxeCase[] {
  return coverPairs(product.filter(isSure), shownBy, pageOf);
}

/** The cases as visits: a page that is open is brought from state to state. */
export function visitsOf(cases: readonly AxeCase[]): AxeVisit[] {
  const byPage = Map.groupBy(cases, pageOf);
  return [...byPage.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const met = new Set([first, ...rest].map(({ state }) => state));
    return { ...first, states: SIGNUP_STATES.filter((it) => met.has(it)) };
  });
}
