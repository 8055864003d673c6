import { expect, it } from 'vitest';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aPlan } from '../../factories/brands/aCatalogue.ts';
import { aDeal, aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { SOCIAL_BRAND } from '../../factories/leads/socialTrip.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const agreed = aPlan({ id: 'agreed', access: 'admin', signupTypes: ['paid'] });
const both = aPlan({ id: 'both', signupTypes: ['paid', 'free'] });
const { brand, catalogue } = SOCIAL_BRAND;

/** A brand whose default is free, with a plan of admin access and one of two types. */
const built = aBuiltBrand({
  brand,
  catalogue: { ...catalogue, plans: [...catalogue.plans, agreed, both] },
});

async function opened(path: string, leadsPlan: string | null = null) {
  const server = await aServer({ brands: [built] });
  const lead = leadsPlan === null ? null : await aKnownLead(server, { plan_id: leadsPlan });
  const pin = lead === null ? '' : `&leadUniquePin=${lead.pin}`;
  await (await aVisitor(server.app)).get(`${path}${pin}`);
  const { pageConfig, sessionInfo } = server.pages.at(-1) ?? {};
  return {
    type: sessionInfo?.signupType,
    plan: sessionInfo?.selectedPlanId,
    passedOn: pageConfig?.social.signupType,
  };
}

const PAID = { type: 'paid', plan: 'pro', passedOn: 'paid' };
const FREE = { type: 'free', plan: 'starter', passedOn: 'free' };

it.each([
  ['a plan of another type than the default', 'planId=pro', PAID],
  ['such a plan, and a type that is not offered', 'planId=pro&signupType=freeTrial', PAID],
  ['such a plan, and an offered type', 'planId=pro&signupType=free', FREE],
  ['a plan of the default type', 'planId=studio', { ...FREE, plan: 'studio' }],
  ['a plan of two types', 'planId=both', { ...FREE, plan: 'both' }],
  ['a plan that only a deal assigns', 'planId=agreed', FREE],
  ['an unknown plan', 'planId=nothing', FREE],
])('a link with %s', async (_, query, page) => {
  expect(await opened(`/signup?${query}`)).toEqual(page);
});

it("a lead's plan selects its sign-up type, unless the link names another plan or type", async () => {
  expect(await opened('/signup?', 'pro')).toEqual(PAID);
  expect(await opened('/signup?planId=studio', 'pro')).toEqual({ ...FREE, plan: 'studio' });
  expect(await opened('/signup?signupType=free', 'pro')).toEqual(FREE);
});

it("a deal's plan has the type that a link without any other plan would open", async () => {
  const server = await aServer({ brands: [built] });
  const { pin } = await aKnownLead(server, { plan_id: 'pro' });
  const deal = await aDeal(server, { plan_id: 'both' });
  const visitor = await aVisitor(server.app);
  for (const other of ['', `&leadUniquePin=${pin}`, '&planId=pro']) {
    await visitor.get(`/signup?dealid=${deal}${other}`);
    expect(server.pages.at(-1)?.sessionInfo).toMatchObject({
      signupType: 'free',
      selectedPlanId: 'both',
    });
  }
});

it("the payment page of a lead opens a plan's own type, too", async () => {
  const trial = aPlan({ id: 'fortnight', signupTypes: ['freeTrial'] });
  const offered = ['paid', 'freeTrial'] as const;
  const server = await aServer({
    brands: [
      aBuiltBrand({
        brand: { ...brand, signupTypes: { offered: [...offered], default: 'paid' } },
        catalogue: { ...catalogue, plans: [...catalogue.plans, trial] },
      }),
    ],
  });
  const { pin } = await aKnownLead(server, { plan_id: 'fortnight' });
  await (await aVisitor(server.app)).get(`/payment?leadUniquePin=${pin}`);
  expect(server.pages.at(-1)?.sessionInfo).toMatchObject({
    signupType: 'freeTrial',
    selectedPlanId: 'fortnight',
  });
});

it('the start page keeps its type, whatever plan its link names', async () => {
  expect(await opened('/start-now?planId=pro')).toEqual({ ...FREE, passedOn: 'startNow' });
});
