import { CARDINAL_ERRORS, rootDetails } from './cardProviderDetails.ts';
import { CARD_PROVIDER_ERRORS, isCardProviderErrorCode } from './cardProviderErrors.ts';
import { gatewayStatus } from './gatewayStatus.ts';
import type { PaymentFault, SeenFault } from './PaymentFault.ts';

/**
 * What an error of the card provider's SDK comes to. A code that is not in the table is a fault of
 * this page: a test keeps the table as whole as the installed SDK's.
 */
export function cardProviderFault(code: string, details: unknown): PaymentFault {
  const root = rootDetails(details);
  const known = (root.cardinal !== null && CARDINAL_ERRORS[root.cardinal]) || code;
  const counted = root.cardinal === null ? code : `${known} ${root.cardinal}`;
  if (!isCardProviderErrorCode(known)) {
    const seen = 'failureMessage';
    return { seen, tag: 'cardProvider', severity: 'error', code: counted, fields: [] };
  }
  const [seen, tag, severity] = CARD_PROVIDER_ERRORS[known];
  return {
    seen: severity === 'info' ? seen : seenByStatus(seen, root.status),
    tag,
    severity,
    code: counted,
    fields: root.fields,
  };
}

/**
 * The status of the root error says more than the error's code. A token lost to the network keeps
 * the message at its field.
 */
function seenByStatus(seen: SeenFault, status: number | null): SeenFault {
  const meaning = status === null ? null : gatewayStatus(status);
  if (meaning === null) return seen;
  const isNetwork = meaning === 'CLIENT_GATEWAY_NETWORK' || meaning === 'CLIENT_REQUEST_TIMEOUT';
  return seen === 'numberOffline' && isNetwork ? seen : CARD_PROVIDER_ERRORS[meaning][0];
}
