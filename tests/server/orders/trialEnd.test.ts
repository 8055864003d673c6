import { expect, it } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { Plan } from '../../../src/core/contract/generated/catalogue.ts';
import { announceTrialEnds } from '../../../src/server/trials/announceTrialEnds.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, aPlan } from '../../factories/brands/aCatalogue.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const DAY_MS = 86_400_000;

interface Trial {
  readonly days?: number;
  readonly afterSignup?: 'activeAccount' | 'activationEmail';
  readonly plan?: Partial<Plan>;
}

/** An account on a trial without a card, whose first mails were sent. */
async function aTrial({ afterSignup = 'activeAccount', days = 14, plan }: Trial = {}) {
  const brand = aBrand({
    afterSignup,
    freeTrial: { days, minutes: 150 },
    signupTypes: { offered: ['noCardSignup'], default: 'noCardSignup' },
  });
  const plans = [aPlan({ signupTypes: ['noCardSignup'], ...plan })];
  const built = aBuiltBrand({ brand, catalogue: aCatalogue({ plans }) });
  const brands = [built];
  const server = await aServer({ brands });
  const visitor = await aVisitor(server.app);
  const request = aSignupRequest({ formState: { signupType: 'noCardSignup' } });
  expect((await visitor.post('/signup/freetrial', request)).statusCode).toBe(200);
  const change = (changed: Partial<BuiltBrand>) => brands.splice(0, 1, { ...built, ...changed });
  return { ...(await atTheEnd(server)), built, change };
}

async function atTheEnd(server: Awaited<ReturnType<typeof aServer>>) {
  await server.deliver();
  server.mail.sent.length = 0;
  const round = async () => {
    await announceTrialEnds(server.deps);
    await server.deliver();
    return server.mail.sent.map(({ subject }) => subject);
  };
  return { ...server, round };
}

const TOLD = ['Your Slotbook free trial ends on December 5, 2026'];

it('announces three days before a trial without a card ends that it ends and nothing is charged', async () => {
  const { mail, pass, round } = await aTrial();
  expect(await round()).toEqual([]);
  pass(11 * DAY_MS);

  expect(await round()).toEqual(TOLD);
  const [sent] = mail.sent;
  expect(sent?.to).toBe('ada@example.com');
  for (const fact of [
    'ends on December\u00a05,\u00a02026',
    'Nothing is charged when it ends.',
    'Starter',
  ]) {
    expect(sent?.text).toContain(fact);
    expect(sent?.html).toContain(fact);
  }
});

it('announces it once, whichever process finds it', async () => {
  const { deps, pass, round } = await aTrial();
  pass(12 * DAY_MS);
  const asked = await Promise.all([announceTrialEnds(deps), announceTrialEnds(deps)]);

  expect(asked.reduce((sum, one) => sum + one)).toBe(1);
  expect(await round()).toEqual(TOLD);
  pass(DAY_MS);
  expect(await round()).toEqual(TOLD);
});

it('announces it under the same Message-ID after a backup from before is restored', async () => {
  const { database, mail, pass, round } = await aTrial();
  pass(12 * DAY_MS);
  await round();
  await database.deleteFrom('outbox').where('kind', '=', 'trialEndMail').execute();
  await database.updateTable('subscriptions').set({ trial_notice_at: null }).execute();
  await round();

  const [first, second] = mail.sent;
  expect(second).toEqual(first);
});

it('announces the end of a trial whose plan the catalogue has lost', async () => {
  const { database, mail, pass, round } = await aTrial();
  await database.updateTable('subscriptions').set({ plan_id: 'sold-no-more' }).execute();
  pass(12 * DAY_MS);
  expect(await round()).toEqual(TOLD);
  expect(mail.sent[0]?.text).toContain('You have been trying Starter with Slotbook.');
});

it('names the free minutes that the trial was promised, whatever the brand offers since', async () => {
  const plan = { billingType: 'MINUTES', minutes: 100, overage: 219 } as const;
  const { built, change, mail, pass, round } = await aTrial({ plan });
  change({
    brand: { ...built.brand, freeTrial: { days: 30, minutes: 60 } },
    catalogue: aCatalogue({ plans: [aPlan({ id: 'another' })] }),
  });
  pass(12 * DAY_MS);

  expect(await round()).toEqual(TOLD);
  expect(mail.sent[0]?.text).toContain('150 free minutes');
});

it('names no minutes when the plan began to bill them only after the trial', async () => {
  const { built, change, mail, pass, round } = await aTrial();
  const byMinutes = { billingType: 'MINUTES', minutes: 100, overage: 219 } as const;
  const plans = built.catalogue.plans.map((plan) => ({ ...plan, ...byMinutes }));
  change({ catalogue: { ...built.catalogue, plans } });
  pass(12 * DAY_MS);

  expect(await round()).toEqual(TOLD);
  expect(mail.sent[0]?.text).not.toContain('free minutes');
});

it('leaves to billing the trial that it keeps', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  const trial = aPaidRequest({
    paymentRequest: { freeTrial: true },
    formState: { signupType: 'freeTrial', dueToday: 0 },
  });
  expect((await pay(await aVisitor(server.app), trial)).statusCode).toBe(200);
  await server.database.updateTable('accounts').set({ status: 'active' }).execute();
  const { pass, round } = await atTheEnd(server);
  pass(12 * DAY_MS);

  expect(await round()).toEqual([]);
});

it('writes to no unconfirmed address', async () => {
  const { pass, round } = await aTrial({ afterSignup: 'activationEmail' });
  pass(12 * DAY_MS);
  expect(await round()).toEqual([]);
});

it.each(['ended', 'active'] as const)(
  'announces nothing for a trial that is %s by then',
  async (status) => {
    const { database, pass, round } = await aTrial();
    await database.updateTable('subscriptions').set({ status }).execute();
    pass(12 * DAY_MS);
    expect(await round()).toEqual([]);
  },
);

it('announces nothing for a trial that has ended since the mail was queued', async () => {
  const { database, deliver, deps, mail, pass } = await aTrial();
  pass(12 * DAY_MS);
  expect(await announceTrialEnds(deps)).toBe(1);
  await database.updateTable('subscriptions').set({ status: 'ended' }).execute();
  await deliver();
  expect(mail.sent).toEqual([]);
});

it('announces nothing for a trial that was over before the mail could be sent', async () => {
  const { deliver, deps, mail, pass } = await aTrial();
  pass(13 * DAY_MS);
  expect(await announceTrialEnds(deps)).toBe(1);
  pass(2 * DAY_MS);
  await deliver();
  expect(mail.sent).toEqual([]);
});

it('announces nothing for a trial so short that it has just begun', async () => {
  const { pass, round } = await aTrial({ days: 3 });
  expect(await round()).toEqual([]);
  pass(2 * DAY_MS);
  expect(await round()).toEqual([]);
});

it('looks at as many as there are, and ends early when the server stops', async () => {
  const { database, deps, pass } = await aTrial();
  const one = await database.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: 250 }, (_, nr) => ({ ...one, id: `subscription-${nr}` }));
  for (const copy of copies) await database.insertInto('subscriptions').values(copy).execute();
  pass(12 * DAY_MS);

  expect(await announceTrialEnds(deps, () => true)).toBe(0);
  expect(await announceTrialEnds(deps)).toBe(251);
});

it('writes to nobody but the owner of the account', async () => {
  const { database, pass, round } = await aTrial();
  await database.updateTable('users').set({ role: 'admin' }).execute();
  pass(12 * DAY_MS);
  expect(await round()).toEqual([]);
});
