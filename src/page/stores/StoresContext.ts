import { createContext, useContext } from 'react';
import type { Needs } from './Needs.ts';
import type { RootStore } from './RootStore.ts';
import { type StoresFor, storesFor } from './StoresFor.ts';
import type { shellNeeds } from './shellNeeds.ts';

/** Gives widgets the page's stores. */
export const StoresContext = createContext<RootStore | null>(null);

/**
 * Returns the page's stores, typed with the shell's texts and brand keys. With a widget's definition,
 * as in `useStores<typeof widget>()`, also with the widget's own. Throws outside a page.
 */
export function useStores<N extends Needs = typeof shellNeeds>(): StoresFor<N> {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores was called outside StoresContext.');
  return storesFor<N>(stores);
}
