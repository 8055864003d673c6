import type { Brand, PageLayout, SignupType } from '../../../core/contract/generated/brand.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { Finding } from '../problem/Finding.ts';
import type { BrandCheck } from './BrandCheck.ts';

/** Without these nobody can sign up, whatever the sign-up type. */
const NEEDED = ['email', 'password', 'agreement', 'robot-check', 'submit'];

/** What a sign-up that is paid for takes besides. */
const PAYMENT = 'payment-method';

const REGIONS = ['header', 'main', 'payment', 'lower', 'aside', 'footer'] as const;

interface Placed {
  readonly at: string;
  readonly widget: string;
  /** Undefined: on all. */
  readonly types: readonly SignupType[] | undefined;
}

/** Each page shows a widget once, and the sign-up page has all that signing up takes. */
export const checkPageWidgets: BrandCheck = ({ brand }) => {
  const pages: readonly (readonly [string, PageLayout])[] = Object.entries(brand.pages);
  const { offered, default: usual } = brand.signupTypes;
  return [
    ...pages.flatMap(([name, page]) => findRepeated(placedOn(name, page))),
    ...findMissing(brand, 'signup', offered),
    ...(brand.social.startPage.on ? findMissing(brand, 'start', [usual]) : []),
  ];
};

function placedOn(name: string, page: PageLayout): readonly Placed[] {
  return REGIONS.flatMap((region) =>
    (page[region] ?? []).map(({ widget, when }, index) => {
      return { at: `/pages/${name}/${region}/${index}/widget`, widget, types: when?.signupTypes };
    }),
  );
}

function findRepeated(placed: readonly Placed[]): readonly Finding[] {
  return placed.flatMap((later, index) => {
    const first = placed
      .slice(0, index)
      .find((it) => it.widget === later.widget && meet(it, later));
    if (first === undefined) return [];
    const why = `"${later.widget}" is on this page already, and would show twice.`;
    return [{ at: later.at, why, fix: 'Remove it, or give each its own "when".' }];
  });
}

function meet(a: Placed, b: Placed): boolean {
  return (
    a.types === undefined ||
    b.types === undefined ||
    a.types.some((type) => b.types?.includes(type))
  );
}

function findMissing(
  brand: Brand,
  name: 'signup' | 'start',
  offered: readonly SignupType[],
): readonly Finding[] {
  const placed = placedOn(name, brand.pages[name]);
  const { province, social } = brand;
  const needed = [
    ...NEEDED,
    ...(province.on ? ['province'] : []),
    ...(social.google || social.facebook ? ['social-sign-up'] : []),
  ];
  const missing = needed.filter((widget) => offered.some((type) => !showsOn(placed, widget, type)));
  const paid = offered.filter((type) => SIGNUP_TYPES[type].needsPayment);
  // Whatever has to be paid for is sold on the sign-up page.
  const pays = name === 'signup' && paid.some((type) => !showsOn(placed, PAYMENT, type));
  if (pays) missing.push(PAYMENT);
  if (missing.length === 0) return [];
  const list = missing.map((widget) => `"${widget}"`).join(', ');
  const page = name === 'signup' ? 'sign-up' : 'start';
  const why = `The ${page} page lacks ${list} on a sign-up type that the brand offers.`;
  return [{ at: `/pages/${name}/main`, part: 'key', why, fix: 'Add what is missing to a region.' }];
}

function showsOn(placed: readonly Placed[], widget: string, type: SignupType): boolean {
  return placed.some((it) => it.widget === widget && (it.types?.includes(type) ?? true));
}
