import type { Brand, SignupType } from '../../../../core/contract/generated/brand.ts';
import type { FieldDefinition } from '../../../../core/fields/FieldDefinition.ts';

/**
 * Whether a brand's form lacks something without a field. A field that the call leaves out where it
 * is not shown is needed only if the definition says that the brand asks for it: otherwise a brand
 * asks for it by placing its widget.
 */
export function isFieldNeeded(
  { isAskedBy, isOptional, unshown }: FieldDefinition,
  brand: Brand,
  type: SignupType,
): boolean {
  const isAsked = isAskedBy ? isAskedBy(brand) : unshown !== 'leftOut';
  return isAsked && !isOptional(brand.form, type);
}
