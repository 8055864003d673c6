import type { Brand, SignupType } from '../contract/generated/brand.ts';
import type { WordCheck } from '../rules/fields/checkText.ts';
import { ownDomain } from '../rules/fields/ownDomain.ts';
import type { FieldRules } from './FieldDefinition.ts';
import { definitionOf, type FieldName } from './fields.ts';

type CheckingBrand = Pick<Brand, 'form' | 'links'>;

/**
 * Returns how a brand checks a field's value, without whether it is optional. `forbids` is the
 * forbidden-word check, which a page loads later.
 */
export function wordRules(
  name: FieldName,
  { form, links }: CheckingBrand,
  forbids: WordCheck,
): FieldRules {
  return {
    forbids: form.forbiddenWordsIn.some((it) => it === name) ? forbids : undefined,
    ownDomain: ownDomain(links.website),
    lengths: null,
  };
}

/** Returns how a brand checks a field that a sign-up type shows. Shared by the page and the server. */
export function fieldRules(
  name: FieldName,
  brand: CheckingBrand,
  type: SignupType,
  forbids: WordCheck,
): FieldRules {
  const optional = definitionOf(name).isOptional(brand.form, type);
  return { ...wordRules(name, brand, forbids), optional };
}
