import { createContext, useContext } from 'react';
import type { Needs } from './Needs.ts';
import type { RootStore } from './RootStore.ts';
import { type StoresFor, storesFor } from './StoresFor.ts';
import type { shellNeeds } from './shellNeeds.ts';

/** Hands the page's stores to its widgets. */
export const StoresContext = createContext<RootStore | null>(null);

/**
 * The page's stores: with the shell's texts and keys of the brand, and a widget's own where it names
 * its definition, as in `useStores<typeof widget>()`. Throws outside a page, where a widget has no place.
 */
export function useStores<N extends Needs = typeof shellNeeds>(): StoresFor<N> {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores was called outside StoresContext.');
  return storesFor<N>(stores);
}
