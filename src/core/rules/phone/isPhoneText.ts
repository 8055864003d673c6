import { cleanPhone } from './cleanPhone.ts';

/** Whether a text holds only what people write a number with. */
export function isPhoneText(text: string): boolean {
  return /^[+\d\s().\-/‐-―]*$/.test(cleanPhone(text));
}
