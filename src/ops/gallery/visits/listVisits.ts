import type { SignupType } from '../../../core/contract/generated/brand.ts';
import { plansOffered } from '../../../core/rules/eligibility/plansOffered.ts';
import { ERROR_PATHS } from '../../../core/rules/links/errorPaths.ts';
import { PAYMENT_METHODS } from '../../../core/rules/paymentMethods/paymentMethods.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import {
  type GalleryBrand,
  type GalleryState,
  isInDefault,
  type PageWidth,
  SIGNUP_STATES,
  SPOKEN_STATES,
  type Visit,
  WIDTHS,
} from './Visit.ts';

type Opening = Pick<Visit, 'signupType' | 'path' | 'states'>;

/** Lists every page of a brand to take pictures of, in the language of its words, at each width. */
export function listVisits(
  of: GalleryBrand,
  widths: readonly PageWidth[] = WIDTHS,
): readonly Visit[] {
  const { brand } = of;
  const openings: Opening[] = [
    ...brand.signupTypes.offered.flatMap((type) => signupOpenings(of, type)),
    { signupType: null, path: ERROR_PATHS[brand.market], states: ['error'] },
    { signupType: null, path: '/activate?token=gone', states: ['deadLink'] },
    { signupType: null, path: '/demo/sign-in?as=owner', states: ['account', 'upgrade'] },
  ];
  if (brand.social.startPage.on) {
    openings.push({ signupType: null, path: '/start-now', states: ['startPage'] });
  }
  const read = openings.map((opening) => (isInDefault(brand) ? opening : spokenIn(brand, opening)));
  return widths.flatMap((width) => read.map((opening) => ({ ...opening, brand, width })));
}

/** A visit in another language than the default. For a sign-up it shows fewer states. */
function spokenIn(
  { locale }: GalleryBrand['brand'],
  { path, signupType, states }: Opening,
): Opening {
  const mark = path.includes('?') ? '&' : '?';
  return {
    signupType,
    path: `${path}${mark}lang=${locale}`,
    states: states === SIGNUP_STATES ? SPOKEN_STATES : states,
  };
}

function signupOpenings({ brand, catalogue }: GalleryBrand, signupType: SignupType): Opening[] {
  const path = `/signup?signupType=${signupType}`;
  const openings: Opening[] = [
    { signupType, path, states: ['firstSight'] },
    { signupType, path, states: SIGNUP_STATES },
  ];
  const underHipaa = plansOffered(catalogue, signupType).find(({ isHIPAA }) => isHIPAA);
  if (underHipaa !== undefined && brand.agreement.hipaaTerms !== undefined) {
    openings.push({ signupType, path: `${path}&planId=${underHipaa.id}`, states: ['hipaaTerms'] });
  }
  if (brand.questions !== undefined) {
    openings.push({ signupType, path, states: ['questions', 'questionErrors'] });
  }
  if (brand.theme.dark !== undefined) {
    openings.push({ signupType, path, states: ['errorsDark', 'failureDark'] });
  }
  if (!SIGNUP_TYPES[signupType].needsPayment) return openings;
  const methods = brand.payment.methods.map((method) => PAYMENT_METHODS[method]);
  // A trial charges nothing, so no bank asks about it.
  const isCharged = !SIGNUP_TYPES[signupType].isTrial;
  if (isCharged && methods.some(({ isAskedByBank }) => isAskedByBank)) {
    openings.push({ signupType, path, states: ['bankQuestion'] });
  }
  if (methods.some(({ opensWindow }) => opensWindow)) {
    openings.push({ signupType, path, states: ['directDebitForm'] });
  }
  return openings;
}

/**
 * Returns the visits that reach one of these states, reduced to these states; all visits when none
 * is named.
 */
export function onlyStates(
  visits: readonly Visit[],
  states: readonly GalleryState[],
): readonly Visit[] {
  if (states.length === 0) return visits;
  return visits.flatMap((visit) => {
    const wanted = visit.states.filter((state) => states.includes(state));
    return wanted.length === 0 ? [] : [{ ...visit, states: wanted }];
  });
}
