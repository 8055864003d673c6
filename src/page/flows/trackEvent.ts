import type { TrackedName } from '../../core/rules/measuring/eventName.ts';
import type { FlowContext } from './FlowContext.ts';

/**
 * Notes what happened to the sign-up. Whether it is counted, and what is said of it, is decided in a
 * lazy part: see measuring/createMeasuring.ts.
 */
export function trackEvent({ providers }: FlowContext, name: TrackedName, reason?: string): void {
  providers.sendEvent({ name, reason });
}
