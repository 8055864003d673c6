import type { Brand, SignupType } from '../../../core/contract/generated/brand.ts';
import type { SocialFault } from '../../../core/contract/generated/session.ts';
import { wordRules } from '../../../core/fields/fieldRules.ts';
import { frenchBeside } from '../../../core/rules/agreement/frenchFirst.ts';
import { checkEmail } from '../../../core/rules/fields/checkEmail.ts';
import { checkFullName } from '../../../core/rules/fields/checkFullName.ts';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import { hasForbiddenWords } from '../../../core/rules/forbiddenWords/hasForbiddenWords.ts';
import { chooseSignupType, SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { CallError } from '../../errors/CallError.ts';
import type { SocialPerson } from '../../gateways/social/SocialGateway.ts';
import type { CallContext } from '../../http/callContext.ts';
import { isDealOfAnother } from '../../leads/isDealOfAnother.ts';
import type { SocialTrip } from '../../session/sealSocialTrip.ts';
import { isEmailTaken } from '../../storage/accounts/isEmailTaken.ts';
import { type IdentifiedUser, userOfIdentity } from '../../storage/accounts/userOfIdentity.ts';
import { authTypeOf } from './authTypeOf.ts';
import { hasToAnswer } from './hasToAnswer.ts';
import type { SocialLead } from './keepSocialLead.ts';
import { signUpBySocial } from './signUpBySocial.ts';

/** What happens to a visitor who returns from a provider. */
export type SocialArrival =
  /** They have an account, created now or earlier. A pending one waits for its mailed link. */
  | { readonly kind: 'user'; readonly user: IdentifiedUser; readonly isNew: boolean }
  | { readonly kind: 'lead'; readonly lead: SocialLead }
  | { readonly kind: 'fault'; readonly fault: SocialFault };

/**
 * Handles a person whose identity a provider confirms. Returns the user of a known identity. Never
 * links the identity to an existing account that only has the same address. Signs the person up at
 * once when that costs nothing and needs no answers, else returns a lead who still has to complete
 * the form. Throws CallError at a limit.
 */
export async function arriveBySocial(
  context: CallContext,
  trip: SocialTrip,
  person: SocialPerson,
): Promise<SocialArrival> {
  const { deps, site } = context;
  const { brand } = site.built;
  const known = await knownUser(context, trip, person);
  if (known !== null) return { kind: 'user', user: known, isNew: false };
  const { email } = person;
  if (email === null) return faultOf(trip.provider === 'facebook' ? 'noEmail' : 'unavailable');
  if (person.emailVerified === false) return faultOf('emailRefused');
  const refusal = checkEmail(email, wordRules('email', brand, hasForbiddenWords));
  if (refusal === 'unavailable') return faultOf('emailTaken');
  if (refusal !== null) return faultOf('emailRefused');
  if (await isEmailTaken(deps.database, brand.id, keyOfEmail(email))) {
    return faultOf('emailTaken');
  }
  // The page would still open as the addressee's, and not say what became of the sign-up.
  if (await isDealOfAnother(deps.database, trip.start.query, email)) return faultOf('emailRefused');
  const lead = { type: typeOfTrip(brand, trip), trip, person: { ...person, email } };
  const isFormNeeded =
    SIGNUP_TYPES[lead.type].needsPayment ||
    !isNameKept(brand, person) ||
    isFrenchFirst(brand) ||
    hasToAnswer(site.built, lead, deps.clock());
  return isFormNeeded ? { kind: 'lead', lead } : signUp(context, lead);
}

/** Returns the sign-up type of a trip. The start page's own value means the brand's default. */
export function typeOfTrip(brand: Pick<Brand, 'signupTypes'>, { start }: SocialTrip): SignupType {
  return chooseSignupType(brand, start.signupType);
}

/**
 * Whether the province decides which texts are shown before consent. Providers send no province, so
 * the form has to ask for it and show the texts.
 */
function isFrenchFirst(brand: Brand): boolean {
  return brand.province.on && frenchBeside(brand) !== null;
}

/** Whether the form would accept the name. Otherwise the visitor corrects it in the form. */
function isNameKept(brand: Brand, { firstName, lastName }: SocialPerson): boolean {
  const rules = wordRules('fullName', brand, hasForbiddenWords);
  return checkFullName(`${firstName} ${lastName}`, rules) === null;
}

async function signUp(context: CallContext, lead: SocialLead): Promise<SocialArrival> {
  const { person, trip, type } = lead;
  try {
    const { body } = await signUpBySocial(context, type, trip, person);
    // When the same person returns twice at once, the other request may have been first.
    const user = await knownUser(context, trip, person);
    if (user !== null) return { kind: 'user', user, isNew: true };
    return faultOf(FAULTS.get(body.message) ?? 'unavailable');
  } catch (error) {
    const fault = error instanceof CallError ? FAULTS.get(error.failure.code) : undefined;
    if (fault === undefined) throw error;
    return faultOf(fault);
  }
}

/** The fault for each refused sign-up. Any other failure leads to the error page. */
const FAULTS: ReadonlyMap<string, SocialFault> = new Map([
  ['EMAIL_ADDRESS_UNAVAILABLE', 'emailTaken'],
  // A text has changed since the visitor left, or the plans that the page offered are gone.
  ['TERMS_NOT_AGREED', 'changed'],
  ['PLAN_NOT_OFFERED', 'changed'],
  ['PAYMENT_BEING_CHECKED', 'paymentChecked'],
]);

function knownUser(
  { deps, site }: CallContext,
  { provider }: SocialTrip,
  { subject }: SocialPerson,
): Promise<IdentifiedUser | null> {
  const brand_id = site.built.brand.id;
  return userOfIdentity(deps.database, { brand_id, provider: authTypeOf(provider), subject });
}

function faultOf(fault: SocialFault): SocialArrival {
  return { kind: 'fault', fault };
}
