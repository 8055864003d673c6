import { reaction } from 'mobx';
import type { AnalyticsEvent } from '../../../core/contract/generated/calls.ts';
import type { TagManager } from '../../providers/measuring/createTagManager.ts';
import type { TrackedEvent } from '../../providers/notes/createNotes.ts';
import { quietly } from '../../providers/quietly.ts';
import type { ConsentStore } from '../../stores/ConsentStore.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { toAnalyticsEvent } from './toAnalyticsEvent.ts';

export interface MeasuringParts {
  readonly stores: RootStore;
  readonly consent: ConsentStore;
  /** Sends an event to this page's own server without waiting. */
  readonly send: (event: AnalyticsEvent) => void;
  /** Null when the brand has none, or when it must not see the page's address. */
  readonly tagManager: TagManager | null;
  /** Schedules invisible work after the page has painted. */
  readonly later: (work: () => void) => void;
  readonly newKey: () => string;
  /** Reports errors in any part of the measuring. */
  readonly report: (cause: unknown) => void;
}

/**
 * Sends events while the visitor may be measured. Events from before the consent are not sent
 * later, except the page view. After that the tag manager receives every later answer too. The parts
 * are independent: a broken third-party tag stops neither our own count nor the page.
 */
export function createMeasuring(parts: MeasuringParts): (event: TrackedEvent) => void {
  const { stores, consent, later, send, tagManager, newKey, report } = parts;
  let transactionId: string | null = null;
  const safely = (work: () => unknown) => quietly(work, report);

  function track(tracked: TrackedEvent): void {
    if (!consent.isGranted) return;
    transactionId ??= newKey();
    const event = toAnalyticsEvent(stores, tracked, transactionId);
    if (event === null) return;
    later(() => {
      // The consent may have been withdrawn meanwhile.
      if (!consent.isGranted) return;
      safely(() => send(event));
      safely(() => tagManager?.push(event));
    });
  }

  let isSeen = false;
  reaction(
    () => consent.isGranted,
    (isGranted) => {
      if (isSeen) {
        safely(() => tagManager?.tell(isGranted));
        return;
      }
      if (!isGranted) return;
      isSeen = true;
      safely(() => tagManager?.load());
      safely(() => track({ name: 'page_view' }));
    },
    { fireImmediately: true },
  );
  return (tracked) => safely(() => track(tracked));
}
