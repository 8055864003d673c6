import type { CardProviderErrorCode } from './cardProviderErrors.ts';

/**
 * What an HTTP status of the card provider's means, by the SDK's own code; null for one that says
 * nothing by itself. 422 means that the way to pay was refused: what that is to the visitor depends on
 * the request.
 */
export function gatewayStatus(status: number): CardProviderErrorCode | null {
  if (status >= 500) return 'CLIENT_GATEWAY_NETWORK';
  switch (status) {
    case -1:
      return 'CLIENT_REQUEST_TIMEOUT';
    case 401:
      return 'CLIENT_AUTHORIZATION_INVALID';
    case 403:
      return 'CLIENT_AUTHORIZATION_INSUFFICIENT';
    case 429:
      return 'CLIENT_RATE_LIMITED';
    default:
      return null;
  }
}
