import { isRecord } from '../../../../../core/rules/json/isRecord.ts';

/** Options of the provider's script. */
export interface DropinOptions {
  readonly billingRequestFlowID: string;
  readonly environment: 'sandbox' | 'live';
  readonly onSuccess: (billingRequest: unknown, billingRequestFlow: unknown) => void;
  /** Called with null when the visitor left. */
  readonly onExit: (error: unknown, metadata: unknown) => void;
}

export interface DropinHandler {
  open(): void;
  exit(): void;
}

/** What the provider's script puts on the window. */
export interface GoCardlessDropin {
  create(options: DropinOptions): DropinHandler;
}

/** The script's API, once it has loaded. */
export function dropinOn(scope: object): GoCardlessDropin | null {
  const dropin: unknown = Reflect.get(scope, 'GoCardlessDropin');
  if (!isRecord(dropin) || typeof dropin['create'] !== 'function') return null;
  // The provider publishes no types; these are what its documentation promises.
  return dropin as unknown as GoCardlessDropin;
}

/** The mandate that a finished billing request led to, where the provider has made it already. */
export function mandateOf(billingRequest: unknown): string | null {
  const links = isRecord(billingRequest) ? billingRequest['links'] : null;
  const mandate = isRecord(links) ? links['mandate_request_mandate'] : null;
  return typeof mandate === 'string' && mandate !== '' ? mandate : null;
}
