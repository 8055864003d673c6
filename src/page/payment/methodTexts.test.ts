import { expect, it } from 'vitest';
import { aPayingPage } from '../../../tests/factories/pages/aPayingPage.ts';
import { storesFor } from '../stores/StoresFor.ts';
import type { MethodNeeds } from './methods/methodNeeds.ts';
import { timingText } from './methodTexts.ts';

it.each([
  ['activeAccount', 'your account is ready at once'],
  ['activationEmail', 'the mail that activates your account is sent at once'],
] as const)('when %s follows, a payer by bank reads so', (afterSignup, words) => {
  const { stores } = aPayingPage({ method: 'GC' }, { afterSignup });
  const said = timingText(storesFor<MethodNeeds<'GC'>>(stores), 'After a few days. {ready}');
  expect(said).toMatch(/^After a few days\. /);
  expect(said).toContain(words);
});

it('a trial is paid after it, so nothing is said about the days of a payment', () => {
  const { brand, payment, texts } = storesFor<MethodNeeds<'GC'>>(
    aPayingPage({ method: 'GC' }).stores,
  );
  const trial = { brand, payment, texts, purpose: 'freeTrial' } as const;
  expect(timingText(trial, 'After a few days. {ready}')).toBe(
    'Nothing leaves your account today: the first payment follows your trial.',
  );
});
