import { expect, it } from 'vitest';
import { aLayout, aRegion } from '../../../../tests/factories/aBrand.ts';
import { anAddon, anIvrPlan } from '../../../../tests/factories/aCatalogue.ts';
import { layoutOffered } from './layoutOffered.ts';

const layout = aLayout({ main: aRegion('email', 'add-ons', 'ivr-plan') });

it('leaves out the choices of which nothing is offered', () => {
  const shown = layoutOffered(layout, { addons: [], ivrPlans: [anIvrPlan()] });
  expect(shown.main.map(({ widget }) => widget)).toEqual(['email', 'ivr-plan']);
});

it('keeps them where something is', () => {
  const shown = layoutOffered(layout, { addons: [anAddon()], ivrPlans: [anIvrPlan()] });
  expect(shown).toEqual(layout);
});
