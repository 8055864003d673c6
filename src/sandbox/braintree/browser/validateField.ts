import validator from 'card-validator';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { cardTypesOf } from './cardTypes.ts';
import type { HostedFieldName } from './hostedFieldNames.ts';

/** Texts of the existing fields, without spaces used for formatting. */
export type FieldValues = Readonly<Partial<Record<HostedFieldName, string>>>;

export interface FieldValidity {
  readonly isValid: boolean;
  /** Whether more typing can still make it valid. */
  readonly isPotentiallyValid: boolean;
}

/** Validates a field as the provider's frame does: month together with year, and number with CVV. */
export function validateField(
  field: HostedFieldName,
  values: FieldValues,
  minLength?: number,
): FieldValidity {
  const value = values[field] ?? '';
  switch (field) {
    case 'number':
      return pick(validator.number(value));
    case 'cvv':
      return pick(validator.cvv(value, codeSizes(values.number ?? '')));
    case 'expirationDate':
      return pick(validator.expirationDate(value));
    case 'expirationMonth':
      return validateMonth(value, values.expirationYear);
    case 'expirationYear':
      return pick(validator.expirationYear(value));
    case 'postalCode':
      return pick(validator.postalCode(value, minLength === undefined ? {} : { minLength }));
    default:
      return unreachable(field);
  }
}

/** A month is only in the past once the year is known. */
function validateMonth(month: string, year: string | undefined): FieldValidity {
  const alone = validator.expirationMonth(month);
  if (!alone.isValid || year === undefined || !validator.expirationYear(year).isValid) {
    return pick(alone);
  }
  const { isValid } = validator.expirationDate({ month, year });
  return { isValid, isPotentiallyValid: isValid };
}

/**
 * Returns the possible lengths of the code for the kinds of card that the number can become; 3 or 4
 * while unknown.
 */
function codeSizes(number: string): number[] {
  const sizes = new Set(cardTypesOf(number).map((card) => card.code.size));
  return sizes.size === 0 ? [3, 4] : [...sizes];
}

function pick({ isValid, isPotentiallyValid }: FieldValidity): FieldValidity {
  return { isValid, isPotentiallyValid };
}
