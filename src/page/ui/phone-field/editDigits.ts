/** A number field as the browser left it after a key, before anything is grouped. */
export interface TypedNumber {
  readonly value: string;
  /** The caret's position. */
  readonly caret: number;
  /** Whether the key deletes, and in which direction; null when it writes. */
  readonly deletes: 'backward' | 'forward' | null;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/**
 * The value meant by a key: one that deleted no more than a separator, which would only come back,
 * deletes the digit beyond it.
 */
export function editDigits(before: string, typed: TypedNumber): TypedNumber {
  const { value, caret, deletes } = typed;
  const isSeparator = value.length < before.length && countDigits(value) === countDigits(before);
  if (deletes === null || !isSeparator) return typed;
  const start = value.slice(0, caret);
  const end = value.slice(caret);
  if (deletes === 'forward') return { ...typed, value: start + end.replace(/\d/, '') };
  const kept = start.replace(/\d\D*$/, '');
  return { ...typed, value: kept + end, caret: kept.length };
}

/** Counts the digits after the caret: they keep its place however the number is grouped. */
export function digitsAfter({ value, caret }: Pick<TypedNumber, 'value' | 'caret'>): number {
  return countDigits(value.slice(caret));
}

/** Returns the earliest caret position with so many digits after it, behind the digit typed. */
export function caretBefore(value: string, digits: number): number {
  let at = value.length;
  while (at > 0 && countDigits(value.slice(at)) < digits) at -= 1;
  while (at > 0 && /\D/.test(value.charAt(at - 1)) && countDigits(value.slice(0, at)) > 0) at -= 1;
  return at;
}
