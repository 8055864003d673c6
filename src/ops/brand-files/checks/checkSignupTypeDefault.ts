import type { BrandCheck } from './BrandCheck.ts';

/**
 * Checks that the brand offers its default sign-up type, which applies when the query names none.
 */
export const checkSignupTypeDefault: BrandCheck = ({ brand }) => {
  const { offered, default: usual } = brand.signupTypes;
  if (offered.includes(usual)) return [];
  const why = `"${usual}" is the default and is not among the sign-up types offered.`;
  const choices = offered.map((type) => `"${type}"`).join(' or ');
  return [{ at: '/signupTypes/default', why, fix: `Write ${choices}, or offer "${usual}".` }];
};
