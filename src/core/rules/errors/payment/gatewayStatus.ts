/** The meaning of the card provider's HTTP status, named by the SDK's own code. */
type GatewayMeaning =
  | 'CLIENT_GATEWAY_NETWORK'
  | 'CLIENT_REQUEST_TIMEOUT'
  | 'CLIENT_AUTHORIZATION_INVALID'
  | 'CLIENT_AUTHORIZATION_INSUFFICIENT'
  | 'CLIENT_RATE_LIMITED'
  /** The payment method was refused. What the visitor sees depends on the request. */
  | 'refused';

/** Reads a status; null for one without a meaning of its own. */
export function gatewayStatus(status: number): GatewayMeaning | null {
  if (status >= 500) return 'CLIENT_GATEWAY_NETWORK';
  switch (status) {
    case -1:
      return 'CLIENT_REQUEST_TIMEOUT';
    case 401:
      return 'CLIENT_AUTHORIZATION_INVALID';
    case 403:
      return 'CLIENT_AUTHORIZATION_INSUFFICIENT';
    case 422:
      return 'refused';
    case 429:
      return 'CLIENT_RATE_LIMITED';
    default:
      return null;
  }
}
