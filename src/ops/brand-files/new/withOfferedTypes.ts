import { setAt } from '../../../core/brand/editValue.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { Brand, SignupType } from '../../../core/contract/generated/brand.ts';

/** The lists of a form that name only sign-up types that the brand offers. */
const LISTS = ['signInOn', 'prefillEmailFromContactOn'] as const;

/**
 * Returns a new brand whose form lists no sign-up type of the brand that it extends that it does not
 * offer itself.
 */
export function withOfferedTypes(
  value: JsonObject,
  offered: readonly SignupType[],
  { form }: Pick<Brand, 'form'>,
): JsonObject {
  return LISTS.reduce<JsonObject>((made, key) => {
    const kept = form[key].filter((type) => offered.includes(type));
    return kept.length === form[key].length ? made : setAt(made, `/form/${key}`, kept);
  }, value);
}
