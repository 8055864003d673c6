/** Text in the browser's storage, per tab or per origin. */
export interface TextStorage {
  /** Null when there is none, or reading is denied. */
  readonly read: (key: string) => string | null;
  /** Stores a text; null removes it. Does nothing if storing fails. */
  readonly write: (key: string, text: string | null) => void;
}

/**
 * Wraps one of the browser's storages. Opening it throws if the visitor has denied it, writing if
 * it is full.
 */
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
        // Denied or full: the page works without it.
      }
    },
  };
}
