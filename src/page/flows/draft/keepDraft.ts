import { quietly } from '../../providers/quietly.ts';
import type { TextStorage } from '../../providers/storage/createStorage.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { Flows } from '../Flows.ts';
import { draftOf } from './draftOf.ts';
import { parseDraft } from './parseDraft.ts';
import { restoreDraft } from './restoreDraft.ts';

const KEY = 'signup-draft';

/** What keeping a draft needs. */
export interface DraftKeeping {
  readonly stores: RootStore;
  readonly flows: Pick<Flows, 'phoneCountryChosen'>;
  readonly storage: TextStorage;
  /** Whether the browser shows this address again, as after a reload. */
  readonly isShownAgain: boolean;
  /** Registers a listener for moments at which the page may be about to end. */
  readonly onLeave: (listener: () => void) => void;
  /** Reports errors of keeping and restoring. */
  readonly report: (cause: unknown) => void;
}

/**
 * Keeps what a visitor typed and selected over a reload or a visit to a provider, in this tab only
 * and without secrets. A finished sign-up removes it. Never throws: a draft that cannot be restored
 * or kept is lost, and the page works on.
 */
export function keepDraft(keeping: DraftKeeping): void {
  const { stores, flows, storage, isShownAgain, onLeave, report } = keeping;
  // The order has been sent, so the next form starts empty.
  if (stores.config.view === 'placed') quietly(() => storage.write(KEY, null), report);
  if (!stores.isSignUp) return;

  function restore(): void {
    const kept = storage.read(KEY);
    const draft = kept === null ? null : parseDraft(kept);
    if (draft) restoreDraft(stores, flows, draft, isShownAgain);
  }

  function keep(): void {
    const isDone = stores.submit.progress === 'completed';
    storage.write(KEY, isDone ? null : JSON.stringify(draftOf(stores)));
  }

  quietly(restore, report);
  quietly(() => onLeave(() => quietly(keep, report)), report);
}
