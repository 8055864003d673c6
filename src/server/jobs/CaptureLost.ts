/** The provider no longer holds an order's money, so no capture can succeed. */
export class CaptureLost extends Error {
  override readonly name = 'CaptureLost';
}
