import type { Finding } from '../problem/Finding.ts';
import type { BrandCheck } from './BrandCheck.ts';

/**
 * Checks that a brand's settings for single sign-up types name only types that it offers. Layers
 * may name more, because their brands differ: examples are `form.optionalOn` and a placement's
 * `when`.
 */
export const checkSignupTypesOffered: BrandCheck = ({ brand: { form, signupTypes } }) => {
  const lists = {
    '/form/signInOn': form.signInOn,
    '/form/prefillEmailFromContactOn': form.prefillEmailFromContactOn,
  };
  return Object.entries(lists).flatMap(([at, types]) =>
    types.flatMap((type, index): Finding[] => {
      if (signupTypes.offered.includes(type)) return [];
      const why = `The brand does not offer the sign-up type "${type}".`;
      return [{ at: `${at}/${index}`, why, fix: 'Remove it, or offer it.' }];
    }),
  );
};
