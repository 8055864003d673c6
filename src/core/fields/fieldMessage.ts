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

/** Keys of the messages beside payment fields. */
export type PaymentMessage =
  | 'paymentOffline'
  | 'paymentDeclined'
  | 'paymentUnreached'
  | 'numberNotAccepted'
  | `${PaymentFieldName}${'Required' | 'Invalid'}`;

/**
 * Returns the key of the message beside a field. `style` selects one of two wordings for an empty
 * name or e-mail. Keys of payment fields are composed, so that a page without payment does not load
 * a list; a market's words for a postal code are in its texts.
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
    // Only payment fields are checked over the network, declined, or refused for their kind of card.
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
