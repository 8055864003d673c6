import type { FieldErrorCode } from '../../../core/contract/FieldErrorCode.ts';
import type { PaymentFieldName } from '../../../core/contract/PaymentFieldName.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { SeenBesideForm } from '../../../core/rules/errors/payment/PaymentFault.ts';

/** A field in which the provider found a mistake. */
export interface PaymentProblem {
  readonly field: PaymentFieldName;
  readonly code: FieldErrorCode;
}

/** The fields that a fault can mark. */
interface MarkedFields {
  /** The fields that the provider lists, by its names. */
  readonly listed: readonly string[];
  /** The field to mark when the provider lists none. */
  readonly numberField: PaymentFieldName;
  /** The method's fields, in page order. */
  readonly shown: readonly PaymentFieldName[];
}

/** The provider's field names that differ from the page's, or that stand for several fields. */
const FIELDS_BY_NAME: Readonly<Record<string, readonly string[]>> = {
  expirationDate: ['expirationDate', 'expirationMonth', 'expirationYear'],
  expirationMonth: ['expirationMonth', 'expirationDate'],
  expirationYear: ['expirationYear', 'expirationDate'],
  accountNumber: ['bankAccountNumber'],
  firstName: ['customerName'],
  lastName: ['customerName'],
  businessName: ['customerName'],
  streetAddress: ['billingStreet'],
  city: ['billingCity'],
  state: ['billingState'],
  zipCode: ['billingPostalCode'],
};

/** Returns the fields that a fault marks, in page order. */
export function faultyFields(
  seen: SeenBesideForm,
  { listed, numberField, shown }: MarkedFields,
): readonly PaymentProblem[] {
  switch (seen) {
    case 'allFields':
      return shown.map((field) => ({ field, code: 'required' }));
    case 'listedFields': {
      const named = listed.flatMap((name) => FIELDS_BY_NAME[name] ?? [name]);
      const known = shown.filter((field) => named.includes(field));
      const marked = known.length > 0 ? known : [numberField];
      return marked.map((field) => ({ field, code: 'invalid' }));
    }
    case 'number':
      return [{ field: numberField, code: 'invalid' }];
    case 'numberOffline':
      return [{ field: numberField, code: 'network' }];
    case 'numberUnreached':
      return [{ field: numberField, code: 'unreached' }];
    case 'cvv':
      return [{ field: 'cvv', code: 'invalid' }];
    case 'nothing':
      return [];
    default:
      return unreachable(seen);
  }
}
