import { unreachable } from '../../../core/contract/unreachable.ts';
import type { CardType } from './cardTypes.ts';
import { HOSTED_FIELDS, type HostedFieldName } from './hostedFieldNames.ts';

/** The longest card number, and the positions of its gaps while the kind of card is unknown. */
const ANY_CARD = { longest: 19, gaps: [4, 8, 12] };

/** The length that the page can set for a field. */
export interface PatternSettings {
  readonly maxLength?: number | undefined;
}

/**
 * Returns the pattern for typing, in restricted-input's notation: `{{9}}` for a digit, `{{*}}` for
 * any character.
 */
export function inputPattern(
  field: HostedFieldName,
  cards: readonly CardType[],
  { maxLength }: PatternSettings = {},
): string {
  const most = Math.min(maxLength ?? Number.POSITIVE_INFINITY, longest(field, cards));
  switch (field) {
    case 'number':
      return spacedDigits(most, (cards.length === 1 ? cards[0]?.gaps : null) ?? ANY_CARD.gaps);
    case 'expirationDate':
      return '{{99}} / {{9999}}';
    case 'postalCode':
      return `{{${'*'.repeat(most)}}}`;
    case 'cvv':
    case 'expirationMonth':
    case 'expirationYear':
      return `{{${'9'.repeat(most)}}}`;
    default:
      return unreachable(field);
  }
}

function longest(field: HostedFieldName, cards: readonly CardType[]): number {
  const [card, ...others] = cards;
  if (card === undefined || others.length > 0) return HOSTED_FIELDS[field].maxLength;
  if (field === 'number') return Math.max(...card.lengths);
  if (field === 'cvv') return card.code.size;
  return HOSTED_FIELDS[field].maxLength;
}

function spacedDigits(digits: number, gaps: readonly number[]): string {
  const ends = [...gaps.filter((gap) => gap < digits), digits];
  return ends.map((end, at) => `{{${'9'.repeat(end - (ends[at - 1] ?? 0))}}}`).join(' ');
}
