import { maskAnswers } from './maskAnswers.ts';
import { MASK, maskText } from './maskText.ts';
import { isSecretName } from './secretNames.ts';
import { isUnmaskedName } from './unmaskedNames.ts';

const DEEPEST = 12;

/** A larger whole number may be a telephone, card or account number. */
const LARGEST_COUNT = 999_999;

/** Applied to each text that is kept. */
type MaskText = (text: string) => string;

/**
 * Returns a copy for logs and reports without personal details or secrets at any depth. Texts and
 * large numbers are masked unless unmaskedNames.ts allows their name. Objects and lists are copied
 * member by member, except under a secret name. `mask` is applied to the texts that are kept.
 * `answers` keeps those to questions declared not personal (maskAnswers.ts).
 */
export function maskPersonal(value: unknown, mask: MaskText = maskText): unknown {
  return masked(value, { mask, isUnmasked: true, depth: 0 });
}

interface Place {
  readonly mask: MaskText;
  /** Whether the name of the value is on the list of allowed names. */
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

/** Copies an error's own members and its causes. */
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
