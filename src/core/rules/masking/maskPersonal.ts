import { maskAnswers } from './maskAnswers.ts';
import { MASK, maskText } from './maskText.ts';
import { isSecretName } from './secretNames.ts';
import { isUnmaskedName } from './unmaskedNames.ts';

const DEEPEST = 12;

/** Larger whole numbers may be a telephone, a card or an account. */
const LARGEST_COUNT = 999_999;

/** What is done to each text. */
type MaskText = (text: string) => string;

/**
 * A copy of what is about to be logged or reported, without personal details or secrets at any depth.
 * Texts and large numbers are masked wherever their name is not one of unmaskedNames.ts; objects and
 * lists are looked into, but for those under a secret name. `mask` is used for the texts that stay. Of
 * `answers` those to questions that are declared not personal stay (maskAnswers.ts).
 */
export function maskPersonal(value: unknown, mask: MaskText = maskText): unknown {
  return masked(value, { mask, isUnmasked: true, depth: 0 });
}

interface Place {
  readonly mask: MaskText;
  /** Whether the name of the value is allowed. */
  readonly isUnmasked: boolean;
  readonly depth: number;
}

function masked(value: unknown, place: Place): unknown {
  const { depth, isUnmasked, mask } = place;
  if (typeof value === 'string') return isUnmasked || value === '' ? mask(value) : MASK;
  if (typeof value === 'number' || typeof value === 'bigint') {
    return isUnmasked || Math.abs(Number(value)) <= LARGEST_COUNT ? value : MASK;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return MASK;
  const inside = { ...place, depth: depth + 1 };
  if (value instanceof Error) return maskedError(value, inside);
  if (Array.isArray(value)) return value.map((item) => masked(item, inside));
  return maskedEntries(value, inside);
}

function maskedEntries(value: object, place: Place): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, maskedMember(name, inner, place)]),
  );
}

function maskedMember(name: string, value: unknown, place: Place): unknown {
  if (value === undefined) return value;
  if (name === 'answers') return maskAnswers(value);
  return isSecretName(name) ? MASK : masked(value, { ...place, isUnmasked: isUnmaskedName(name) });
}

/** An error's own members and its causes. */
function maskedError(error: Error, place: Place): Record<string, unknown> {
  const { mask } = place;
  return {
    ...maskedEntries(error, place),
    type: error.name,
    message: mask(error.message),
    stack: mask(error.stack ?? ''),
    ...(error.cause !== undefined && {
      cause: masked(error.cause, { ...place, isUnmasked: true }),
    }),
  };
}
