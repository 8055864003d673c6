import type { FieldName } from '../../contract/FieldProblem.ts';
import type { Brand, SignupType } from '../../contract/generated/brand.ts';
import type { PageBrand } from '../session/presentBrand.ts';
import { isPlacementShown } from '../visibility/isPlacementShown.ts';
import { placementsOf } from '../visibility/placementsOf.ts';

/** Which widget asks for which field. */
const FIELD_OF_WIDGET: Readonly<Record<string, FieldName>> = {
  'full-name': 'fullName',
  'company-name': 'companyName',
  'phone-number': 'phoneNumber',
  email: 'email',
  password: 'password',
  province: 'province',
};

/** Tells whether a sign-up type shows the sign-in variant of the form. Serves Specification 4.0.6. */
export function isSignIn(brand: Pick<Brand, 'form'>, signupType: SignupType): boolean {
  return brand.form.signInOn.includes(signupType);
}

/**
 * The contact fields of a page, in the order that its layout places them. The sign-in variant has
 * e-mail, then password. Serves Specification 4.0.6, 5.0.8 and 5.0.11.
 */
export function fieldsShown(
  brand: Pick<PageBrand, 'form' | 'layout' | 'province'>,
  signupType: SignupType,
): readonly FieldName[] {
  if (isSignIn(brand, signupType)) return ['email', 'password'];
  return placementsOf(brand.layout).flatMap((placement) => {
    const field = FIELD_OF_WIDGET[placement.widget];
    if (!field || !isPlacementShown(placement, signupType)) return [];
    return field === 'province' && !brand.province.on ? [] : [field];
  });
}
