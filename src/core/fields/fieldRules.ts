import type { Brand, SignupType } from '../contract/generated/brand.ts';
import type { WordCheck } from '../rules/fields/checkText.ts';
import { ownDomain } from '../rules/fields/ownDomain.ts';
import type { FieldRules } from './FieldDefinition.ts';
import { definitionOf, type FieldName } from './fields.ts';

type CheckingBrand = Pick<Brand, 'form' | 'links'>;

/**
 * How a brand checks the value of a field, whether or not the field is optional. `forbids` is the
 * forbidden-word check, which a page has later than the rest.
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

/** How a brand checks a field that a sign-up type shows. The page and the server use the same rules. */
export function fieldRules(
  name: FieldName,
  brand: CheckingBrand,
  type: SignupType,
  forbids: WordCheck,
): FieldRules {
  const optional = definitionOf(name).isOptional(brand.form, type);
  return { ...wordRules(name, brand, forbids), optional };
}
