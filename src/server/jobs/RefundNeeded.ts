/** What was taken cannot be let go any more: only people can give it back, at the provider. */
export class RefundNeeded extends Error {
  override readonly name = 'RefundNeeded';
}
