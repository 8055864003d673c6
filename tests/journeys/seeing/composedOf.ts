import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { partsOf } from '../acts/axeCases.ts';
import type { Way } from '../acts/waysToSignUp.ts';

/** Returns a page's parts, and the theme's layout with or without a payment. */
export function composedOf(way: Way): string[] {
  const { layout } = way.brand.theme;
  const { needsPayment } = SIGNUP_TYPES[way.signupType];
  return [...partsOf(way), `${layout} ${needsPayment ? 'with' : 'without'} a payment`];
}
