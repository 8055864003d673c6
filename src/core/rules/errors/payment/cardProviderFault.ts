import { unreachable } from '../../../contract/unreachable.ts';
import { CARDINAL_ERRORS, type RootDetails, rootDetails } from './cardProviderDetails.ts';
import { CARD_PROVIDER_ERRORS, isCardProviderErrorCode } from './cardProviderErrors.ts';
import { gatewayStatus } from './gatewayStatus.ts';
import type { FaultSeverity, PaymentFault, SeenFault } from './PaymentFault.ts';

/**
 * Maps an error of the card provider's SDK to a fault. A code missing from the table is an error of
 * this page; a test keeps the table as complete as the installed SDK. `isOnline` tells whether the
 * browser had a network, because the SDK reports a lost request like a gateway that is down.
 */
export function cardProviderFault(code: string, details: unknown, isOnline: boolean): PaymentFault {
  const root = rootDetails(details);
  const known = (root.cardinal !== null && CARDINAL_ERRORS[root.cardinal]) || code;
  const counted = root.cardinal === null ? code : `${known} ${root.cardinal}`;
  if (!isCardProviderErrorCode(known)) {
    const seen = 'failureMessage';
    return { seen, tag: 'cardProvider', severity: 'error', code: counted, fields: [] };
  }
  const [seen, tag, severity] = CARD_PROVIDER_ERRORS[known];
  const common = { tag, code: counted, fields: root.fields };
  return { ...common, ...byStatus({ seen, severity }, root, isOnline) };
}

interface Judged {
  readonly seen: SeenFault;
  readonly severity: FaultSeverity;
}

/**
 * Prefers the status of the root error, because the SDK's code blames the visitor for every status below
 * 500. A tokenizing failure keeps its message at the field, where the visitor can correct it or read
 * that the provider was not reached. A status that blames this page's credentials is reported. Any
 * other status, without a field, says nothing about the card: the answer was not the provider's, or
 * was cut off.
 */
function byStatus(row: Judged, { fields, status }: RootDetails, isOnline: boolean): Judged {
  if (row.seen === 'nothing') return row;
  const isToken = row.seen === 'listedFields' || row.seen === 'numberOffline';
  const meaning = status === null ? null : gatewayStatus(status);
  switch (meaning) {
    case 'refused':
      return isToken ? { seen: 'listedFields', severity: 'info' } : row;
    case 'CLIENT_AUTHORIZATION_INVALID':
    case 'CLIENT_AUTHORIZATION_INSUFFICIENT':
    case 'CLIENT_RATE_LIMITED':
      return { seen: CARD_PROVIDER_ERRORS[meaning][0], severity: 'error' };
    case 'CLIENT_GATEWAY_NETWORK':
    case 'CLIENT_REQUEST_TIMEOUT':
      return isToken ? unreached(isOnline) : { ...row, seen: CARD_PROVIDER_ERRORS[meaning][0] };
    case null: {
      const isUnread = isToken && status !== null && fields.length === 0;
      return isUnread || row.seen === 'numberOffline' ? unreached(isOnline) : row;
    }
    default:
      return unreachable(meaning);
  }
}

/** The provider could not be reached: the browser is offline, or the provider does not answer. */
function unreached(isOnline: boolean): Judged {
  return isOnline
    ? { seen: 'numberUnreached', severity: 'error' }
    : { seen: 'numberOffline', severity: 'warning' };
}
