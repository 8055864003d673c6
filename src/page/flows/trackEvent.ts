import type { TrackedName } from '../../core/rules/measuring/eventName.ts';
import type { FlowContext } from './FlowContext.ts';

/**
 * Records an event of the sign-up. A lazy part decides whether and with which data it is sent: see
 * measuring/createMeasuring.ts.
 */
export function trackEvent({ providers }: FlowContext, name: TrackedName, reason?: string): void {
  providers.sendEvent({ name, reason });
}
