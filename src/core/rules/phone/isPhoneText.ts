import { cleanPhone } from './cleanPhone.ts';

/** Whether a text contains only characters of a telephone number. */
export function isPhoneText(text: string): boolean {
  return /^[+\d\s().\-/‐-―−·•]*$/.test(cleanPhone(text));
}
