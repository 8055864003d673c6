/** Whether a link's time is over; one without an end never is. */
export function isOver({ expires_at }: { readonly expires_at: string | null }, now: Date): boolean {
  return expires_at !== null && expires_at <= now.toISOString();
}
