import type { Brand, SignupType } from '../contract/generated/brand.ts';
import type { PageBrand } from '../rules/session/presentBrand.ts';
import { isPlacementShown } from '../rules/visibility/isPlacementShown.ts';
import { placementsOf } from '../rules/visibility/placementsOf.ts';
import { definitionOf, FIELD_NAMES, type FieldName } from './fields.ts';

const SIGN_IN: readonly FieldName[] = ['email', 'password'];

/** Tells whether a sign-up type shows the sign-in variant of the form. */
export function isSignIn(brand: Pick<Brand, 'form'>, signupType: SignupType): boolean {
  return brand.form.signInOn.includes(signupType);
}

/**
 * The contact fields of a page, in the order that its layout places their widgets. The sign-in variant
 * has e-mail, then password.
 */
export function fieldsShown(
  brand: Pick<PageBrand, 'form' | 'layout' | 'province'>,
  signupType: SignupType,
): readonly FieldName[] {
  if (isSignIn(brand, signupType)) return SIGN_IN;
  return placementsOf(brand.layout).flatMap((placement) => {
    const name = FIELD_NAMES.find((it) => definitionOf(it).widget === placement.widget);
    if (!name || !isPlacementShown(placement, signupType)) return [];
    return definitionOf(name).isAskedBy?.(brand) === false ? [] : [name];
  });
}
