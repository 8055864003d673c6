import { quietly } from '../../providers/quietly.ts';
import type { TextStorage } from '../../providers/storage/createStorage.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { Flows } from '../Flows.ts';
import { draftOf } from './draftOf.ts';
import { parseDraft } from './parseDraft.ts';
import { restoreDraft } from './restoreDraft.ts';

const KEY = 'signup-draft';

/** What a draft is kept with. */
export interface DraftKeeping {
  readonly stores: RootStore;
  readonly flows: Pick<Flows, 'phoneCountryChosen'>;
  readonly storage: TextStorage;
  /** Calls back whenever the page may be about to end. */
  readonly onLeave: (listener: () => void) => void;
  /** Takes what keeping or restoring threw. */
  readonly report: (cause: unknown) => void;
}

/**
 * Keeps what a visitor typed and chose over a refresh or a way through a provider's pages, in this
 * tab only and never a secret. A sign-up that is done leaves none behind. Never throws: a draft that
 * cannot be restored or kept is lost, and the page goes on.
 */
export function keepDraft({ stores, flows, storage, onLeave, report }: DraftKeeping): void {
  // What was ordered was sent: the next form starts empty.
  if (stores.config.view === 'placed') quietly(() => storage.write(KEY, null), report);
  if (!stores.isSignUp) return;

  function restore(): void {
    const kept = storage.read(KEY);
    const draft = kept === null ? null : parseDraft(kept);
    if (draft) restoreDraft(stores, flows, draft);
  }

  function keep(): void {
    const isDone = stores.submit.progress === 'completed';
    storage.write(KEY, isDone ? null : JSON.stringify(draftOf(stores)));
  }

  quietly(restore, report);
  quietly(() => onLeave(() => quietly(keep, report)), report);
}
