import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../../tests/factories/brands/aBrand.ts';
import { anAddon, anIvrPlan, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession, aSocialConfig } from '../../../../tests/factories/pages/aPageData.ts';
import { pageKind } from '../session/pageKind.ts';
import { layoutOffered } from './layoutOffered.ts';

const layout = aLayout({
  main: aRegion('email', 'add-ons', 'ivr-plan', 'social-sign-up'),
  footer: aRegion('support-contact', 'legal-footer'),
});
const brand = aBrand({ footer: { text: 'You are here', href: 'https://www.acme.example' } });

it('leaves out choices without an offer', () => {
  const shown = layoutOffered(
    layout,
    pageKind(aPageData({ sessionInfo: aSession({ addons: [anAddon()] }) })),
    brand,
  );
  expect(shown.main.map(({ widget }) => widget)).toEqual(['email', 'add-ons']);
});

it('keeps choices with an offer', () => {
  const { pageConfig } = aPageData();
  const data = aPageData({
    sessionInfo: aSession({ addons: [anAddon()], ivrPlans: [anIvrPlan()] }),
    pageConfig: { ...pageConfig, social: aSocialConfig({ google: true }) },
  });
  expect(layoutOffered(layout, pageKind(data), brand)).toEqual(layout);
});

it('leaves out the footer of a brand without one', () => {
  const shown = layoutOffered(layout, pageKind(aPageData()), aBrand());
  expect(shown.footer.map(({ widget }) => widget)).toEqual(['support-contact']);
});

const PAIR = [aPlan(), aPlan({ id: 'year', planPeriod: 'yearly', yearlyOf: 'starter' })];

it.each([
  ['above the plans', ['heading', 'plan-picker'], ['heading', 'plan-period', 'plan-picker']],
  ['where a brand places it', ['plan-period', 'heading'], ['plan-period', 'heading']],
  ['nowhere without them', ['heading'], ['heading']],
] as const)('puts the switch of periods %s', (_where, placed, shown) => {
  const page = aLayout({ main: aRegion(...placed) });
  const mainOf = (plans: typeof PAIR) =>
    layoutOffered(page, pageKind(aPageData({ sessionInfo: aSession({ plans }) })), aBrand()).main;
  expect(mainOf(PAIR).map(({ widget }) => widget)).toEqual(shown);
  const without = placed.filter((widget) => widget !== 'plan-period');
  expect(mainOf([aPlan()]).map(({ widget }) => widget)).toEqual(without);
});
