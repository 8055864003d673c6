/** Text kept for this tab, until it is closed. */
export interface TabStorage {
  /** Null where there is none, or it may not be read. */
  readonly read: (key: string) => string | null;
  /** Keeps a text, or forgets it by null. What cannot be kept is not: the page goes on without. */
  readonly write: (key: string, text: string | null) => void;
}

/** The browser's storage for a tab. Asking for it throws where the visitor has denied it; keeping, where it is full. */
export function createStorage(storage: () => Storage): TabStorage {
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
