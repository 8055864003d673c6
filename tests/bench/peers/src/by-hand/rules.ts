const MARKUP = /<[/!?a-z]|&(amp;)*(#\d+|#x[\da-f]+|lt|gt|quot|apos|nbsp|colon);|javascript:/i;
const FORBIDDEN = /e+[sz]+[ck]+[o0]+r+t+|call\s*girl|prostitut|brothel|whore|gigolo/i;
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Whether a name is allowed: no markup, and only characters of names. */
export function isName(value: string): boolean {
  return value === '' || (!MARKUP.test(value) && /[\p{L}\p{N}]/u.test(value));
}

export function isAllowed(value: string): boolean {
  return !FORBIDDEN.test(value);
}

export function isAddress(value: string): boolean {
  return !MARKUP.test(value) && ADDRESS.test(value.trim());
}

export function hasLettersAndNumbers(value: string): boolean {
  return /\p{L}/u.test(value) && /\p{N}/u.test(value);
}

/** Uses a library that loads only after a number was typed. */
export async function isPhone(value: string): Promise<boolean> {
  if (value.trim() === '') return true;
  const { isValidPhoneNumber } = await import('libphonenumber-js/min');
  return isValidPhoneNumber(value, 'US');
}
