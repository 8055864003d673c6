/** A collected payment can no longer be cancelled. Only a person can refund it, at the provider. */
export class RefundNeeded extends Error {
  override readonly name = 'RefundNeeded';
}
