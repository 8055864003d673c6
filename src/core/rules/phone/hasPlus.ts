import { cleanPhone } from './cleanPhone.ts';

/** Whether a text begins as an international number does: '+44 20…' or '(+44) 20…'. */
export function hasPlus(text: string): boolean {
  return /^\W*\+/.test(cleanPhone(text));
}
