import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import type { Plan } from '../../contract/generated/catalogue.ts';
import type { Result } from '../../contract/Result.ts';

/**
 * Reads a typed number of users: a whole number that the plan allows, in plain digits. Anything
 * else is refused rather than guessed, because each user costs money.
 */
export function readUsers(
  typed: string,
  { max, min }: Pick<Plan['numberOfUsers'], 'max' | 'min'>,
): Result<number, Extract<FieldErrorCode, 'required' | 'invalid'>> {
  const text = typed.trim();
  if (text === '') return { ok: false, error: 'required' };
  const users = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  return users >= min && users <= max
    ? { ok: true, value: users }
    : { ok: false, error: 'invalid' };
}
