import type { SignupType } from '../contract/generated/brand.ts';
import type { PageBrand } from '../rules/session/presentBrand.ts';
import { SIGNUP_TYPES } from '../rules/signupTypes/signupTypes.ts';
import { isPlacementShown } from '../rules/visibility/isPlacementShown.ts';
import { placementsOf } from '../rules/visibility/placementsOf.ts';
import { definitionOf, FIELD_NAMES, type FieldName } from './fields.ts';

const SIGN_IN: readonly FieldName[] = ['email', 'password'];

/** Includes the province, because it determines the tax. */
const PAID_SIGN_IN: readonly FieldName[] = [...SIGN_IN, 'province'];

type FormBrand = Pick<PageBrand, 'form' | 'layout' | 'province'>;

/**
 * Tells whether a page shows the sign-in variant of its form for a sign-up type. Only pages for
 * signing up do.
 */
export function isSignIn(brand: FormBrand, signupType: SignupType): boolean {
  return (
    brand.form.signInOn.includes(signupType) && fieldsPlaced(brand, signupType).includes('email')
  );
}

/** Returns the fields of the sign-in variant for a sign-up type. */
export function askedAtSignIn(signupType: SignupType): readonly FieldName[] {
  return SIGNUP_TYPES[signupType].needsPayment ? PAID_SIGN_IN : SIGN_IN;
}

/**
 * Returns the contact fields of a page, in the order in which its layout places their widgets. The
 * sign-in variant has e-mail, then password, then what a payment needs.
 */
export function fieldsShown(brand: FormBrand, signupType: SignupType): readonly FieldName[] {
  const placed = fieldsPlaced(brand, signupType);
  if (!isSignIn(brand, signupType)) return placed;
  return askedAtSignIn(signupType).filter((name) => placed.includes(name));
}

function fieldsPlaced(brand: FormBrand, signupType: SignupType): readonly FieldName[] {
  return placementsOf(brand.layout).flatMap((placement) => {
    const name = FIELD_NAMES.find((it) => definitionOf(it).widget === placement.widget);
    if (!name || !isPlacementShown(placement, signupType)) return [];
    return definitionOf(name).isAskedBy?.(brand) === false ? [] : [name];
  });
}
