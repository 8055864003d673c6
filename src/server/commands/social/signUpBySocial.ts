import type { SignupType } from '../../../core/contract/generated/brand.ts';
import { keyOfEmail } from '../../../core/rules/fields/keyOfEmail.ts';
import type { SocialPerson } from '../../gateways/social/SocialGateway.ts';
import type { CallContext } from '../../http/callContext.ts';
import type { AttemptAnswer } from '../../orders/answerOrder.ts';
import { requestHash } from '../../orders/attempts/requestHash.ts';
import { placeOrder } from '../../orders/placeOrder.ts';
import { readInstrument } from '../../orders/prepare/readInstrument.ts';
import { networkOf } from '../../security/networkOf.ts';
import type { SocialTrip } from '../../session/sealSocialTrip.ts';
import { prepareSignUp } from '../sign-up/prepareSignUp.ts';
import { authTypeOf } from './authTypeOf.ts';
import { socialOrder } from './socialOrder.ts';

/**
 * Signs up a person from a provider when nothing is paid. Places the same order as the form, with
 * the trip's name as its key. The provider replaces the captcha. Throws CallError.
 */
export async function signUpBySocial(
  context: CallContext,
  type: SignupType,
  trip: SocialTrip,
  person: SocialPerson & { readonly email: string },
): Promise<AttemptAnswer> {
  const { deps, ip, session, site } = context;
  const { brand } = site.built;
  await deps.rateLimits.use('signUpByIp', networkOf(ip));
  const emailKey = keyOfEmail(person.email);
  const { order, request } = socialOrder(site.built, type, trip, person);
  return placeOrder(
    deps,
    {
      kind: 'signUp',
      brandId: brand.id,
      paymentAccount: brand.paymentAccount,
      session,
      key: trip.id,
      requestHash: requestHash(`/auth/${trip.provider}`, request),
      linkEmail: null,
      claim: { kind: 'email', emailKey },
      signupType: type,
      amount: { amount: order.prices.dueToday, currency: brand.currency },
      instrument: readInstrument(context, type, undefined),
      description: brand.name,
      customer: {
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        company: '',
      },
    },
    {
      admit: async () => undefined,
      prepare: async () => {
        await deps.rateLimits.use('signUpByAddress', emailKey);
        return prepareSignUp(context, {
          type,
          request,
          order,
          identityProof: {
            authType: authTypeOf(trip.provider),
            subject: person.subject,
            emailVerified: person.emailVerified === true,
          },
        });
      },
    },
  );
}
