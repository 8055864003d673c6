import type { FieldErrorCode } from '../contract/FieldErrorCode.ts';
import type { Brand } from '../contract/generated/brand.ts';
import { unreachable } from '../contract/unreachable.ts';
import type { TextKey } from '../texts/textsFor.ts';
import type { FieldMessages } from './FieldDefinition.ts';
import type { ProblemField } from './FieldProblem.ts';
import { definitionOf, isFieldName } from './fields.ts';

/**
 * The key of the message beside a field. `style` chooses between the two wordings for an empty
 * name or e-mail. A payment's field is worded by rule, so that a page without payment carries no
 * list; a market's words for a postal code are in its texts. Serves Specification 5.0.1 to 5.0.8.
 */
export function fieldMessage(
  field: ProblemField,
  code: FieldErrorCode,
  style: Brand['form']['requiredMessages'],
): TextKey {
  if (code === 'network') return 'paymentOffline';
  if (field === 'agreed') return 'agreementRequired';
  if (field === 'robotCheck') return field;
  if (!isFieldName(field)) return `${field}${code === 'required' ? 'Required' : 'Invalid'}`;
  const { messages } = definitionOf(field);
  return messageOf(messages, code, style) ?? messages.invalid;
}

function messageOf(
  { forbidden, invalid, required }: FieldMessages,
  code: Exclude<FieldErrorCode, 'network'>,
  style: Brand['form']['requiredMessages'],
): TextKey | undefined {
  switch (code) {
    case 'required':
      return style === 'required' ? required : invalid;
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
