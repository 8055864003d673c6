import type { Finding } from '../problem/Finding.ts';
import type { BrandCheck } from './BrandCheck.ts';

/**
 * What a brand says of single sign-up types is of types that it offers. Layers may speak of more, for
 * their brands differ: `form.optionalOn` and a placement's `when` are such lists.
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
