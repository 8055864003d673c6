import { createContext, useContext } from 'react';
import type { RootStore } from './RootStore.ts';

/** Hands the page's stores to its widgets. */
export const StoresContext = createContext<RootStore | null>(null);

/** The page's stores. Throws outside a page, where a widget has no place. */
export function useStores(): RootStore {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores was called outside StoresContext.');
  return stores;
}
