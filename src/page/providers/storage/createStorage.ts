/** Text that the browser keeps: for a tab until it is closed, or for all of an origin. */
export interface TextStorage {
  /** Null where there is none, or it may not be read. */
  readonly read: (key: string) => string | null;
  /** Keeps a text, or forgets it by null. What cannot be kept is not: the page goes on without. */
  readonly write: (key: string, text: string | null) => void;
}

/** One of the browser's storages. Asking for it throws where the visitor has denied it; keeping, where it is full. */
export function createStorage(storage: () => Storage): TextStorage {
  return {
    read(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // Denied or full: there is nothing better to do.
      }
    },
  };
}
