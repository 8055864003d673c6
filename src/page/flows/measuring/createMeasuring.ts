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
  /** Sends an event to this page's own server, without waiting. */
  readonly send: (event: AnalyticsEvent) => void;
  /** Null where the brand has none, or its visitor's address may not be shown to it. */
  readonly tagManager: TagManager | null;
  /** Does work of which a visitor sees nothing after what they see. */
  readonly later: (work: () => void) => void;
  readonly newKey: () => string;
  /** Takes what a part of the measuring threw. */
  readonly report: (cause: unknown) => void;
}

/**
 * Counts events while the visitor may be measured. Events from before the consent are not counted
 * later, except the page view. From then on the tag manager gets every later answer, too. Each part
 * is on its own: tags of others may break, and stop neither our count nor the page.
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
      // The answer may have been withdrawn meanwhile.
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
