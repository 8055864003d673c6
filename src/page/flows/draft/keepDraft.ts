import { quietly } from '../../providers/quietly.ts';
import type { TextStorage } from '../../providers/storage/createStorage.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { Flows } from '../Flows.ts';
import { draftOf, upgradeDraftOf } from './draftOf.ts';
import { parseDraft } from './parseDraft.ts';
import { restoreDraft, restoreUpgrade } from './restoreDraft.ts';

const KEY = 'signup-draft';
const UPGRADE_KEY = 'upgrade-draft';

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
 * Keeps what a visitor typed and chose over a refresh, a switch of the language or a way through a
 * provider's pages, in this tab only and never a secret; of an upgrade what is chosen, for its account.
 * An order that is done leaves none behind. Never throws: a draft that
 * cannot be restored or kept is lost, and the page goes on.
 */
export function keepDraft({ stores, flows, storage, onLeave, report }: DraftKeeping): void {
  // What was ordered was sent: the next form starts empty.
  if (stores.config.view === 'placed') {
    for (const key of [KEY, UPGRADE_KEY]) quietly(() => storage.write(key, null), report);
  }
  const { isSignUp } = stores;
  if (!isSignUp && stores.purpose !== 'upgrade') return;
  const key = isSignUp ? KEY : UPGRADE_KEY;

  function restore(): void {
    const kept = storage.read(key);
    const draft = kept === null ? null : parseDraft(kept);
    if (draft === null) return;
    if (isSignUp) restoreDraft(stores, flows, draft);
    else restoreUpgrade(stores, draft);
  }

  function keep(): void {
    const isDone = stores.submit.progress === 'completed';
    const draft = () => (isSignUp ? draftOf(stores) : upgradeDraftOf(stores));
    storage.write(key, isDone ? null : JSON.stringify(draft()));
  }

  quietly(restore, report);
  quietly(() => onLeave(() => quietly(keep, report)), report);
}
