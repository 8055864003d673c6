import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { OrderSummary } from './OrderSummary.tsx';

function show(session: Parameters<typeof aSession>[0], brand = aBrand()) {
  const plan = aPlan({ id: 'team', price: 1000 });
  const shown = aSession({ plans: [plan], selectedPlanId: 'team', ...session });
  return renderInPage(<OrderSummary />, brand, aPageData({ sessionInfo: shown }));
}

/** The steps beside a form, which are in the fold on a phone. Null when there are none. */
function stepsBeside(): readonly (string | null)[] | null {
  const title = screen.queryByText('What happens next', { selector: 'h2' });
  const steps = title?.parentElement?.querySelectorAll('li');
  return steps === undefined ? null : [...steps].map((it) => it.textContent);
}

test.each([
  ['a trial by days tells of its mail and its end', 'USERS', [/3 days before/, /ends on/]],
  ['a trial that its minutes may end sooner promises no mail', 'MINUTES', [/or sooner/]],
] as const)('%s', (_, billingType, later) => {
  const plans = [aPlan({ id: 'team', price: 1000, billingType })];
  show({ signupType: 'noCardSignup', plans });
  const steps = stepsBeside()?.slice(2);
  expect(steps).toEqual(later.map((text) => expect.stringMatching(text)));
});

test('a trial too short for its mail has only its end', () => {
  show({ signupType: 'noCardSignup' }, aBrand({ freeTrial: { minutes: 150, days: 3 } }));
  expect(stepsBeside()?.slice(2)).toEqual([expect.stringMatching(/ends on/)]);
});

test('a free plan has no later steps', () => {
  show({ signupType: 'free', plans: [aPlan({ id: 'team', price: 0 })] });
  expect(stepsBeside()).toHaveLength(2);
});

test('a payment has no steps beside it, because they are below the fields', () => {
  show({ signupType: 'paid' });
  expect(stepsBeside()).toBeNull();
});
