import { phoneDigits } from './phoneDigits.ts';

/** A North American number as it displays: 3-3-4 groups. Other lengths stay as they are. Serves Specification 5.0.4. */
export function formatPhone334(value: string): string {
  const digits = phoneDigits(value);
  return digits.length === 10
    ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
    : value;
}
