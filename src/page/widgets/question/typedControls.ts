import type { Question, QuestionKind } from '../../../core/contract/generated/brand.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { AnswerFieldProps } from '../../ui/fields/AnswerField.tsx';

/** The kinds that are answered by selecting. */
export type ChosenKind = 'oneOf' | 'someOf' | 'yesNo' | 'acknowledgement';

type TypedControl = Pick<
  AnswerFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
>;

const PLAIN = { type: 'text', autoComplete: 'off' } as const;

/**
 * The control for each typed kind. For e-mail the reason in the contact field's widget applies here too.
 */
export const TYPED_CONTROLS: Readonly<Record<Exclude<QuestionKind, ChosenKind>, TypedControl>> = {
  shortText: PLAIN,
  longText: { type: 'lines', autoComplete: 'off', autoCapitalize: 'sentences' },
  number: { ...PLAIN, inputMode: 'numeric' },
  date: { type: 'date', autoComplete: 'off' },
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', autoComplete: 'tel' },
  webAddress: { type: 'text', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  taxNumber: { ...PLAIN, autoCapitalize: 'characters' },
};

/** Adds the attributes for a question's own limits to its control. */
export function controlOf(
  kind: Exclude<QuestionKind, ChosenKind>,
  { limits = {} }: Pick<Question, 'limits'>,
): TypedControl {
  const control = TYPED_CONTROLS[kind];
  const { decimals, min, pattern } = limits;
  // A phone's number keys have no minus sign.
  if (kind === 'number' && (min ?? 0) < 0) return { ...control, inputMode: 'text' };
  if (kind === 'number' && decimals) return { ...control, inputMode: 'decimal' };
  switch (pattern) {
    case 'digits':
    case 'npi':
      return { ...control, inputMode: 'numeric' };
    case 'usZipCode':
    case 'canadianPostalCode':
    case 'ukPostcode':
      return { ...control, autoComplete: 'postal-code', autoCapitalize: 'characters' };
    case 'ukCompanyNumber':
      return { ...control, autoCapitalize: 'characters' };
    case 'letters':
    case 'lettersAndDigits':
    case undefined:
      return control;
    default:
      return unreachable(pattern);
  }
}
