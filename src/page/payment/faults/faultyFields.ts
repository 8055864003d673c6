import type { FieldErrorCode } from '../../../core/contract/FieldErrorCode.ts';
import type { PaymentFieldName } from '../../../core/contract/PaymentFieldName.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { SeenBesideForm } from '../../../core/rules/errors/payment/PaymentFault.ts';

/** A field that the provider found fault with. */
export interface PaymentProblem {
  readonly field: PaymentFieldName;
  readonly code: FieldErrorCode;
}

/** The fields that a fault can mark. */
interface MarkedFields {
  /** Those that the provider lists, as it calls them. */
  readonly listed: readonly string[];
  /** The field to mark where the provider names none. */
  readonly numberField: PaymentFieldName;
  /** The method's fields, in page order. */
  readonly shown: readonly PaymentFieldName[];
}

/** Fields that the provider calls otherwise than the page, or that the page shows as two or as one. */
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

/** The fields that a fault marks, in page order. */
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
