/** Whether a link has expired. A link without an end never does. */
export function isOver({ expires_at }: { readonly expires_at: string | null }, now: Date): boolean {
  return expires_at !== null && expires_at <= now.toISOString();
}
