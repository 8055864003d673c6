import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { SignupRequest } from '../../../src/core/contract/generated/calls.ts';
import { aPaidBrand, aPaidRequest, aRequestWith, pay } from '../payments/aPaidSignUp.ts';
import { type Answer, aSignupRequest, type Visitor } from '../servers/aVisitor.ts';
import { anUpgradeRequest, upgrade } from './anUpgrade.ts';

/** A path, the expected status, the call, and its brand. */
export type TriedCall = readonly [
  string,
  number,
  (visitor: Visitor) => Promise<Answer>,
  BuiltBrand?,
];

const paid = aPaidBrand();
const trial = aSignupRequest({ formState: { signupType: 'noCardSignup' } });

function answering(request: SignupRequest): SignupRequest {
  return { ...request, formState: { ...request.formState, signupType: 'answeringService' } };
}

/** Sends a sign-up whose captcha never answers, and then the same again. */
async function whileUnderWay(
  visitor: Visitor,
  path: string,
  request: SignupRequest,
): Promise<Answer> {
  const key = randomUUID();
  const captchaToken = 'never';
  const slow = { ...request, paymentRequest: { ...request.paymentRequest, captchaToken } };
  void pay(visitor, slow, { key, path });
  await expect.poll(async () => (await visitor.ask(`/attempts/${key}`)).statusCode).toBe(202);
  return pay(visitor, request, { key, path });
}

async function askedAfter(visitor: Visitor, request: SignupRequest): Promise<Answer> {
  const key = randomUUID();
  await pay(visitor, request, { key });
  return visitor.ask(`/attempts/${key}`);
}

/** Signs up, and upgrades to a paid plan. */
async function upgraded(visitor: Visitor, nonce: string): Promise<Answer> {
  await visitor.post('/signup/free', aSignupRequest());
  const payment = { paymentType: 'CC', paymentDetails: { nonce } } as const;
  return upgrade(visitor, anUpgradeRequest({ payment }));
}

const activeAtOnce = aPaidBrand({ afterSignup: 'activeAccount' });

const answeringPath = { path: '/answeringService/signup' };

/** An order on each path with each kind of answer. */
export const EVERY_ORDER: readonly TriedCall[] = [
  ['/signup', 200, (visitor) => pay(visitor), paid],
  ['/signup', 202, (visitor) => pay(visitor, aRequestWith('lost')), paid],
  ['/signup', 402, (visitor) => pay(visitor, aRequestWith('declined')), paid],
  ['/signup', 400, (visitor) => visitor.post('/signup', aPaidRequest()), paid],
  [
    '/answeringService/signup',
    200,
    (visitor) => pay(visitor, answering(aPaidRequest()), answeringPath),
    paid,
  ],
  [
    '/answeringService/signup',
    202,
    (visitor) => pay(visitor, answering(aRequestWith('lost')), answeringPath),
    paid,
  ],
  ['/answeringService/signup', 400, (visitor) => pay(visitor, aPaidRequest(), answeringPath), paid],
  ['/payment', 200, (visitor) => upgraded(visitor, 'good'), activeAtOnce],
  ['/payment', 202, (visitor) => upgraded(visitor, 'lost'), activeAtOnce],
  ['/payment', 402, (visitor) => upgraded(visitor, 'declined'), activeAtOnce],
  ['/payment', 400, (visitor) => upgrade(visitor), paid],
  ['/attempts/{key}', 200, (visitor) => askedAfter(visitor, aPaidRequest()), paid],
  ['/attempts/{key}', 202, (visitor) => askedAfter(visitor, aRequestWith('lost')), paid],
  ['/attempts/{key}', 402, (visitor) => askedAfter(visitor, aRequestWith('declined')), paid],
  ['/attempts/{key}', 404, (visitor) => visitor.ask(`/attempts/${randomUUID()}`)],
  ['/signup/free', 202, (visitor) => whileUnderWay(visitor, '/signup/free', aSignupRequest())],
  ['/signup/freetrial', 202, (visitor) => whileUnderWay(visitor, '/signup/freetrial', trial)],
  ['/signup/freetrial', 200, (visitor) => visitor.post('/signup/freetrial', trial)],
  ['/signup/freetrial', 400, (visitor) => visitor.post('/signup/freetrial', {})],
  ['/signup/free', 200, (visitor) => visitor.post('/signup/free', aSignupRequest())],
  [
    '/signup/free',
    422,
    (visitor) => visitor.post('/signup/free', aSignupRequest({ leadInfo: { password: 'x' } })),
  ],
  [
    '/signup/free',
    409,
    (visitor) => visitor.post('/signup/free', aSignupRequest({ formState: { totalAmount: 1 } })),
  ],
];
