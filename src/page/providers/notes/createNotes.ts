import type { TrackedName } from '../../../core/rules/measuring/eventName.ts';
import type { CallError } from '../calls/CallError.ts';
import { quietly } from '../quietly.ts';

/** Something that happened to a sign-up. */
export interface TrackedEvent {
  readonly name: TrackedName;
  /** An error code. */
  readonly reason?: string | undefined;
  /** What was charged, in minor units. */
  readonly paid?: number;
}

/** What those who run the page may want to know. */
export type Note =
  | { readonly kind: 'event'; readonly event: TrackedEvent }
  | { readonly kind: 'call'; readonly path: string; readonly error: CallError }
  /** An uncaught error, or one that the page reported. */
  | { readonly kind: 'fault'; readonly event: Event };

/** Notes on their way from the entry script to a lazy part. Nothing here throws. */
export interface Notes {
  readonly tell: (note: Note) => void;
  /** Hands over what was told so far, and from now on each note at once. */
  readonly listen: (listener: (note: Note) => void) => void;
}

/** A queue until somebody listens. The first fault asks for a listener at once. */
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
