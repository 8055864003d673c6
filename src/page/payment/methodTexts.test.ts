import { expect, it } from 'vitest';
import { aPayingPage } from '../../../tests/factories/pages/aPayingPage.ts';
import { storesFor } from '../stores/StoresFor.ts';
import type { MethodNeeds } from './methods/methodNeeds.ts';
import { readyText } from './methodTexts.ts';

it.each([
  ['activeAccount', 'your account is ready at once'],
  ['activationEmail', 'the mail that activates your account is sent at once'],
] as const)('when %s follows, a payer by bank reads so', (afterSignup, words) => {
  const { stores } = aPayingPage({ method: 'GC' }, { afterSignup });
  expect(readyText(storesFor<MethodNeeds<'GC'>>(stores))).toContain(words);
});
