/** What an HTTP status of the card provider's means, by the SDK's own code. */
type GatewayMeaning =
  | 'CLIENT_GATEWAY_NETWORK'
  | 'CLIENT_REQUEST_TIMEOUT'
  | 'CLIENT_AUTHORIZATION_INVALID'
  | 'CLIENT_AUTHORIZATION_INSUFFICIENT'
  | 'CLIENT_RATE_LIMITED'
  /** The way to pay was refused: what that is to the visitor depends on the request. */
  | 'refused';

/** Reads a status; null for one that says nothing by itself. */
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
