import { describe, expect, it } from 'vitest';
import { decodeReturn } from '../../../src/core/rules/socialState/decodeReturn.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import { aSocialServer, aStart, placeOf, SOCIAL_BRAND } from '../../factories/leads/socialTrip.ts';
import type { Answer } from '../../factories/servers/aVisitor.ts';

/** The state in a response's address, as the page reads it; null when it is not one. */
function readState(answer: Answer): unknown {
  return decodeReturn(placeOf(answer).searchParams.get('state') ?? '');
}

describe('the state of a sign-up that is done', () => {
  it.each([
    ['a free one', 'free', 'starter', {}],
    ['a trial, with the trial’s own id', 'noCardSignup', 'trial', { freeTrialId: 'trial-14' }],
  ])('says who signed up for what: %s', async (_, signupType, planId, rest) => {
    const plans = SOCIAL_BRAND.catalogue.plans.map((plan) => ({
      ...plan,
      freeTrialPlanId: `${plan.id}-14`,
    }));
    const catalogue = { ...SOCIAL_BRAND.catalogue, plans };
    const server = await aSocialServer({ brands: [{ ...SOCIAL_BRAND, catalogue }] });
    const answer = await server.signUpAs(aPerson(), aStart({ signupType }));
    const { id } = await server.database.selectFrom('users').select('id').executeTakeFirstOrThrow();

    expect(placeOf(answer).pathname).toBe('/account');
    expect(placeOf(answer).searchParams.get('success')).toBe('true');
    expect(readState(answer)).toEqual({
      action: 'signup',
      success: true,
      userId: id,
      planId,
      ...rest,
      quantity: 1,
      authType: 'GOOGLE',
    });
  });

  it('that waits for its mailed link says so on the page that was left', async () => {
    const brand = aBrand({ ...SOCIAL_BRAND.brand, afterSignup: 'activationEmail' });
    const server = await aSocialServer({ brands: [{ ...SOCIAL_BRAND, brand }] });
    const answer = await server.signUpAs(aPerson({ emailVerified: null }), aStart(), 'facebook');
    const { id } = await server.database.selectFrom('users').select('id').executeTakeFirstOrThrow();

    expect(placeOf(answer).pathname).toBe('/signup');
    expect(readState(answer)).toEqual({
      action: 'signup',
      success: true,
      userId: id,
      planId: 'starter',
      quantity: 1,
      authType: 'FACEBOOK',
    });
  });
});
