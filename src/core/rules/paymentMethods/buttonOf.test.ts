import { expect, it } from 'vitest';
import { buttonOf } from './buttonOf.ts';

it.each([
  ['paid', 'directDebit', 'directDebit'],
  ['upgrade', 'directDebit', 'directDebit'],
  ['paid', null, 'paid'],
  ['free', undefined, 'free'],
  // Nothing is paid today, so the button must not say 'Pay'.
  ['freeTrial', 'directDebit', 'freeTrial'],
] as const)('%s with the text %s of a method has the button %s', (purpose, ofMethod, button) => {
  expect(buttonOf(purpose, ofMethod)).toBe(button);
});
