import type { TrackedName } from '../../../core/rules/measuring/eventName.ts';
import type { CallError } from '../calls/CallError.ts';
import { quietly } from '../quietly.ts';

/** An event of a sign-up. */
export interface TrackedEvent {
  readonly name: TrackedName;
  /** An error code. */
  readonly reason?: string | undefined;
  /** The charged amount, in minor units. */
  readonly paid?: number;
}

/** Something that operators may want to know. */
export type Note =
  | { readonly kind: 'event'; readonly event: TrackedEvent }
  | { readonly kind: 'call'; readonly path: string; readonly error: CallError }
  /** An uncaught error, or one that the page has reported. */
  | { readonly kind: 'fault'; readonly event: Event };

/** Passes notes from the entry script to a lazy part. Never throws. */
export interface Notes {
  readonly tell: (note: Note) => void;
  /** Delivers the notes so far, and from then on each note at once. */
  readonly listen: (listener: (note: Note) => void) => void;
}

/** Queues notes until there is a listener. The first fault requests one at once. */
export function createNotes(onFault: () => void): Notes {
  const early: Note[] = [];
  let tell = (note: Note): void => void early.push(note);
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (event) => {
      tell({ kind: 'fault', event });
      onFault();
    });
  }
  return {
    tell: (note) => tell(note),
    listen(listener) {
      tell = (note) => quietly(() => listener(note));
      early.splice(0).forEach(tell);
    },
  };
}
