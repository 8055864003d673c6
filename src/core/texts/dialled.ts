/**
 * Returns the link that dials a number as a brand writes it: 'tel:+13125550142' for '+1 (312) 555-0142'.
 */
export function dialled(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
