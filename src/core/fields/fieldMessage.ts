import type { FieldErrorCode } from '../contract/FieldErrorCode.ts';
import type { Brand } from '../contract/generated/brand.ts';
import type { PaymentFieldName } from '../contract/PaymentFieldName.ts';
import { unreachable } from '../contract/unreachable.ts';
import type { FieldMessages } from './FieldDefinition.ts';
import type { ProblemField } from './FieldProblem.ts';
import { FIELDS, isFieldName } from './fields.ts';
import type { FormMessage } from './fieldTexts.ts';

type FormField = Exclude<ProblemField, PaymentFieldName>;

type Style = Brand['form']['requiredMessages'];

/** Keys of the messages beside a payment's fields. */
export type PaymentMessage =
  | 'paymentOffline'
  | 'paymentDeclined'
  | 'paymentUnreached'
  | 'numberNotAccepted'
  | `${PaymentFieldName}${'Required' | 'Invalid'}`;

/**
 * The key of the message beside a field. `style` chooses between the two wordings for an empty
 * name or e-mail. A payment's field is worded by rule, so that a page without payment carries no
 * list; a market's words for a postal code are in its texts.
 */
export function fieldMessage(field: FormField, code: FieldErrorCode, style: Style): FormMessage;
export function fieldMessage(
  field: PaymentFieldName,
  code: FieldErrorCode,
  style: Style,
): PaymentMessage;
export function fieldMessage(
  field: ProblemField,
  code: FieldErrorCode,
  style: Style,
): FormMessage | PaymentMessage;
export function fieldMessage(
  field: ProblemField,
  code: FieldErrorCode,
  style: Style,
): FormMessage | PaymentMessage {
  if (field === 'agreed') return 'agreementRequired';
  if (field === 'robotCheck') return field;
  if (field === 'numberOfUsers') return 'usersAllowed';
  if (isFieldName(field)) {
    const messages: FieldMessages<FormMessage> = FIELDS[field].messages;
    return messageOf(messages, code, style) ?? messages.invalid;
  }
  if (code === 'network') return 'paymentOffline';
  if (code === 'unreached') return 'paymentUnreached';
  if (code === 'declined') return 'paymentDeclined';
  if (code === 'notAccepted') return 'numberNotAccepted';
  return `${field}${code === 'required' ? 'Required' : 'Invalid'}`;
}

function messageOf(
  { forbidden, invalid, required }: FieldMessages<FormMessage>,
  code: FieldErrorCode,
  style: Style,
): FormMessage | undefined {
  switch (code) {
    case 'required':
      return style === 'required' ? required : invalid;
    // Only a payment's field is checked over the network, and can be declined or of a card not taken.
    case 'declined':
    case 'notAccepted':
    case 'network':
    case 'unreached':
    case 'invalid':
      return invalid;
    case 'tooLong':
      return 'tooLong';
    case 'markup':
    case 'forbiddenWords':
      return forbidden;
    case 'unavailable':
      return 'emailUnavailable';
    default:
      return unreachable(code);
  }
}
