import { describe, expect, it } from 'vitest';
import type { SignupType } from '../../../src/core/contract/generated/brand.ts';
import type { LeadInfo } from '../../../src/core/contract/generated/leadInfo.ts';
import { recordOf } from '../../../src/core/fields/fieldRecords.ts';
import { definitionOf, FIELD_NAMES, type FieldName } from '../../../src/core/fields/fields.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { keysOf } from '../../../src/core/texts/keysOf.ts';
import { LIMITS } from '../../../src/server/security/limits.ts';
import { aBrand, aLayout, aRegion } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aPaidRequest, countsOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import {
  type Answer,
  aLeadInfo,
  aSignupRequest,
  aVisitor,
  type Visitor,
} from '../../factories/servers/aVisitor.ts';

const TYPES = keysOf(SIGNUP_TYPES);
const OFTEN = { points: 100_000, seconds: 3600 };
const PLACED = aRegion(...FIELD_NAMES.map((name) => definitionOf(name).widget));

/** A server whose brand offers every sign-up type, and places every field or none. */
async function aCheckingServer(isShown: boolean): Promise<TestServer> {
  const brand = aBrand({
    market: 'CA',
    province: { on: true },
    signupTypes: { offered: [...TYPES], default: 'free' },
    pages: {
      ...aBrand().pages,
      signup: aLayout({ main: isShown ? PLACED : aRegion('heading', 'submit') }),
    },
  });
  const allowances = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, OFTEN]));
  return aServer({ brands: [aBuiltBrand({ brand })], allowances });
}

function send(visitor: Visitor, type: SignupType, leadInfo: Partial<LeadInfo>): Promise<Answer> {
  const { needsPayment, path } = SIGNUP_TYPES[type];
  const formState = { signupType: type };
  const paymentRequest = { freeTrial: type === 'freeTrial' };
  if (!needsPayment) return visitor.post(path, aSignupRequest({ leadInfo, formState }));
  return pay(visitor, aPaidRequest({ leadInfo, formState, paymentRequest }), { path });
}

/** A sign-up in which one field is wrong, and all others are right. */
function wrongIn(name: FieldName, value: string): Partial<LeadInfo> {
  return { ...aLeadInfo(), ...definitionOf(name).wire(value, { countryCode: '1', country: 'US' }) };
}

describe.each([
  ['shown', true],
  ['not shown', false],
])('a field that is %s', (_name, isShown) => {
  it.each(TYPES)('is refused by name where it is wrong, on %s', async (type) => {
    const server = await aCheckingServer(isShown);
    const visitor = await aVisitor(server.app);
    const accepted: string[] = [];
    for (const name of FIELD_NAMES) {
      for (const value of recordOf(name).samples.invalid) {
        const answer = await send(visitor, type, wrongIn(name, value));
        const { data } = answer.json();
        const isRefused = answer.statusCode === 400 || answer.statusCode === 422;
        if (!isRefused || data?.field !== name) accepted.push(`${name}: ${value}`);
      }
    }
    expect(accepted).toEqual([]);
    expect(await countsOf(server)).toEqual({ accounts: 0, attempts: 0, claims: 0, payments: 0 });
  });

  it.each(FIELD_NAMES)('is refused by name where it is too long to be read: %s', async (name) => {
    const server = await aCheckingServer(isShown);
    const visitor = await aVisitor(server.app);
    for (const [member, { maxLength }] of Object.entries(recordOf(name).members)) {
      const answer = await send(visitor, 'free', { [member]: 'x'.repeat(maxLength + 1) });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: 'INVALID_REQUEST', data: { field: name } });
    }
  });
});

it('accepts valid values of every field, so that the refusals above are for the invalid ones', async () => {
  const server = await aCheckingServer(true);
  const answer = await send(await aVisitor(server.app), 'free', aLeadInfo());
  expect(answer.json()).toMatchObject({ message: 'SIGNED_UP' });
});

it.each(FIELD_NAMES)('has samples of %s that its own check accepts and refuses', (name) => {
  const { valid, invalid } = recordOf(name).samples;
  const check = (value: string) => definitionOf(name).check(value, { lengths: [10] });
  expect(check(valid)).toBeNull();
  for (const value of invalid) expect(check(value)).not.toBeNull();
});
