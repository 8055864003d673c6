import { isRecord } from '../../../../../core/rules/json/isRecord.ts';

/** Options of the provider's script. */
export interface DropinOptions {
  readonly billingRequestFlowID: string;
  readonly environment: 'sandbox' | 'live';
  readonly onSuccess: (billingRequest: unknown, billingRequestFlow: unknown) => void;
  /** Called with null when the visitor closes it. */
  readonly onExit: (error: unknown, metadata: unknown) => void;
}

export interface DropinHandler {
  open(): void;
  exit(): void;
}

/** The API that the provider's script puts on the window. */
export interface GoCardlessDropin {
  create(options: DropinOptions): DropinHandler;
}

/** Returns the script's API; null until it has loaded. */
export function dropinOn(scope: object): GoCardlessDropin | null {
  const dropin: unknown = Reflect.get(scope, 'GoCardlessDropin');
  if (!isRecord(dropin) || typeof dropin['create'] !== 'function') return null;
  // The provider publishes no types. These follow its documentation.
  return dropin as unknown as GoCardlessDropin;
}

/** Returns the mandate of a finished billing request; null if the provider has not made it yet. */
export function mandateOf(billingRequest: unknown): string | null {
  const links = isRecord(billingRequest) ? billingRequest['links'] : null;
  const mandate = isRecord(links) ? links['mandate_request_mandate'] : null;
  return typeof mandate === 'string' && mandate !== '' ? mandate : null;
}
