import { unreachable } from '../../core/contract/unreachable.ts';
import type { OrderMethods } from '../orders/methods/OrderMethod.ts';
import { OUTBOX_SERVICES, serviceOf } from './outboxKinds.ts';

/**
 * The lane of a piece of work. Work of one lane is done sequentially, whatever happens to the other
 * lanes. Each service has one, and for payments each method, because methods have different
 * providers, and one that does not answer must not delay what another has to give back. A kind that
 * only another release knows has its own.
 */
export function laneOf(kind: string, payload: unknown): string {
  const service = serviceOf(kind);
  switch (service) {
    case 'payments':
      return methodIn(payload) ?? service;
    case 'billing':
    case 'mail':
      return service;
    case null:
      return kind;
    default:
      return unreachable(service);
  }
}

/** Lists the lanes of the work that this release knows. */
export function lanesOf(methods: OrderMethods): readonly string[] {
  return [...Object.keys(methods), ...OUTBOX_SERVICES];
}

function methodIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('method' in payload)) return null;
  const { method } = payload;
  return typeof method === 'string' && method !== '' ? method : null;
}
