import type { BrandCheck } from './BrandCheck.ts';

/**
 * Checks that a brand with a /start-now page sets the value that the page passes to social sign-up.
 */
export const checkStartPage: BrandCheck = ({ brand }) => {
  const { on, signupType } = brand.social.startPage;
  if (!on || signupType !== undefined) return [];
  const why = 'The /start-now page is on, and has no sign-up type to hand over.';
  return [
    { at: '/social/startPage/on', why, fix: 'Add "signupType", such as "startNow", beside it.' },
  ];
};
