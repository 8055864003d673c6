import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { Brand, SignupType } from '../../../src/core/contract/generated/brand.ts';
import type { PageData, PlacedOrder } from '../../../src/core/contract/generated/session.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { keysOf } from '../../../src/core/texts/keysOf.ts';
import { aPlan } from '../../factories/brands/aCatalogue.ts';
import { aPaidBrand, aPaidRequest } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import {
  type Answer,
  aSignupRequest,
  aVisitor,
  type Visitor,
} from '../../factories/servers/aVisitor.ts';

const TYPES = keysOf(SIGNUP_TYPES);
const AFTER = ['activationEmail', 'activeAccount'] as const;

function brandOf(afterSignup: Brand['afterSignup']): BuiltBrand {
  const built = aPaidBrand({ afterSignup, signupTypes: { offered: [...TYPES], default: 'paid' } });
  const [pro] = built.catalogue.plans;
  const plans = [...(pro ? [pro] : []), aPlan({ signupTypes: ['free', 'noCardSignup'] })];
  return { ...built, catalogue: { ...built.catalogue, plans } };
}

/** Places an order of a type, and returns the answer. */
function order(visitor: Visitor, type: SignupType, nonce = 'good'): Promise<Answer> {
  const { needsPayment, path } = SIGNUP_TYPES[type];
  const isTrial = type === 'freeTrial';
  const formState = { signupType: type } as const;
  const payment = { paymentType: 'CC', paymentDetails: { nonce } } as const;
  const request = needsPayment
    ? aPaidRequest({
        formState: { ...formState, ...(isTrial && { dueToday: 0 }) },
        paymentRequest: { freeTrial: isTrial, payment },
      })
    : aSignupRequest({ formState });
  return visitor.post(path, request, { 'idempotency-key': randomUUID() });
}

/** Opens a page, and returns its data. */
async function open(server: TestServer, visitor: Visitor, url: string): Promise<PageData> {
  const answer = await visitor.get(url);
  expect([200, 302]).toContain(answer.statusCode);
  const page = server.pages.at(-1);
  if (!page) throw new Error(`${url} answered no page.`);
  return page;
}

function toldBy({ pageConfig, sessionInfo }: PageData): [string, PlacedOrder | undefined] {
  return [pageConfig.view, sessionInfo.placed];
}

describe.each(AFTER)('where a sign-up ends in %s', (completion) => {
  describe.each(TYPES)('a sign-up of the type %s', (type) => {
    const { isTrial, needsPayment } = SIGNUP_TYPES[type];
    const charged = needsPayment ? 5900 : null;

    it('is shown on a reload and on coming back, until the visitor starts over', async () => {
      const server = await aServer({ brands: [brandOf(completion)] });
      const visitor = await aVisitor(server.app);
      expect((await order(visitor, type)).statusCode).toBe(200);

      const told = {
        state: completion,
        email: 'ada@example.com',
        amountPaid: needsPayment && isTrial ? 0 : charged,
        awaitsBank: false,
        order: { planName: needsPayment ? 'Pro' : 'Starter' },
        paidWith: needsPayment ? { method: 'CC', lastFour: '1111' } : null,
      };
      for (const url of [`/signup?signupType=${type}`, '/signup', '/signup?signupType=free']) {
        const [view, placed] = toldBy(await open(server, visitor, url));
        expect(view).toBe('placed');
        expect(placed).toMatchObject(told);
        expect(placed?.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
        expect(placed?.order?.nextCharge === null).toBe(!needsPayment);
        expect(placed?.order?.trialEndsAt === null).toBe(!isTrial);
      }

      await visitor.post('/start-anew', {});
      expect(toldBy(await open(server, visitor, '/signup'))).toEqual(['signup', undefined]);
    });

    it('is shown in no other session', async () => {
      const server = await aServer({ brands: [brandOf(completion)] });
      await order(await aVisitor(server.app), type);

      const other = await aVisitor(server.app);
      expect(toldBy(await open(server, other, '/signup'))).toEqual(['signup', undefined]);
    });

    it('is shown to the session that has signed in since, and not to the one before', async () => {
      const server = await aServer({ brands: [brandOf(completion)] });
      const visitor = await aVisitor(server.app);
      const before = { ...visitor.cookies };
      await order(visitor, type);
      const isSameSession = before['session'] === visitor.cookies['session'];
      expect(isSameSession).toBe(completion === 'activationEmail');

      Object.assign(visitor.cookies, before);
      const [, placed] = toldBy(await open(server, visitor, '/signup'));
      expect(placed?.state).toBe(completion);
      if (isSameSession) return;
      expect(JSON.stringify(placed)).not.toMatch(/ada@|"Pro"|"Starter"|:5900\b/);
    });
  });
});

describe.each(['paid', 'answeringService'] as const)('a %s order', (type) => {
  it('is shown as in progress while its outcome is unknown, and then with its outcome', async () => {
    const server = await aServer({ brands: [brandOf('activationEmail')] });
    const visitor = await aVisitor(server.app);
    expect((await order(visitor, type, 'lost')).statusCode).toBe(202);

    const [view, placed] = toldBy(await open(server, visitor, '/signup'));
    expect(view).toBe('signup');
    expect(placed).toMatchObject({
      state: 'pending',
      email: '',
      amountPaid: 5900,
      order: { planName: 'Pro' },
    });
    await visitor.post('/start-anew', {});
    expect(toldBy(await open(server, visitor, '/signup'))[1]?.state).toBe('pending');

    server.pass(60_000);
    await server.settle();
    const [after, settled] = toldBy(await open(server, visitor, '/signup'));
    expect([after, settled?.state, settled?.reference]).toEqual([
      'placed',
      'activationEmail',
      placed?.reference,
    ]);
  });

  it('that is declined is not shown, and the form is back', async () => {
    const server = await aServer({ brands: [brandOf('activationEmail')] });
    const visitor = await aVisitor(server.app);
    expect((await order(visitor, type, 'declined')).statusCode).toBe(402);

    expect(toldBy(await open(server, visitor, '/signup'))).toEqual(['signup', undefined]);
  });
});
