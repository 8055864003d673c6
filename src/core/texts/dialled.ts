/** The address that dials a number as a brand writes it: '+1 (312) 555-0142' is 'tel:+13125550142'. */
export function dialled(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
