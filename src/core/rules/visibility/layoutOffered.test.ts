import { expect, it } from 'vitest';
import { aLayout, aRegion } from '../../../../tests/factories/aBrand.ts';
import { anAddon, anIvrPlan } from '../../../../tests/factories/aCatalogue.ts';
import { aPageData, aSession, aSocialConfig } from '../../../../tests/factories/aPageData.ts';
import { layoutOffered } from './layoutOffered.ts';

const layout = aLayout({ main: aRegion('email', 'add-ons', 'ivr-plan', 'social-sign-up') });

it('leaves out the choices of which nothing is offered', () => {
  const shown = layoutOffered(
    layout,
    aPageData({ sessionInfo: aSession({ addons: [anAddon()] }) }),
  );
  expect(shown.main.map(({ widget }) => widget)).toEqual(['email', 'add-ons']);
});

it('keeps them where something is', () => {
  const { pageConfig } = aPageData();
  const data = aPageData({
    sessionInfo: aSession({ addons: [anAddon()], ivrPlans: [anIvrPlan()] }),
    pageConfig: { ...pageConfig, social: aSocialConfig({ google: true }) },
  });
  expect(layoutOffered(layout, data)).toEqual(layout);
});
