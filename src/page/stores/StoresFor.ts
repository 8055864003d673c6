import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { TextKey, Texts } from '../../core/texts/textsFor.ts';
import type { Needs } from './Needs.ts';
import type { RootStore } from './RootStore.ts';

type SomeTexts<N extends Needs> = N extends {
  readonly someTexts: readonly (infer Key extends TextKey)[];
}
  ? Partial<Pick<Texts, Key>>
  : unknown;

/** The page's stores, typed with the texts and brand keys that a part of the page reads. */
export type StoresFor<N extends Needs> = RootStore & {
  readonly texts: Pick<Texts, N['texts'][number]> & SomeTexts<N>;
  readonly brand: Pick<PageBrand, N['brand'][number]>;
};

/** Types the page's stores for a part of the page. */
export function storesFor<N extends Needs>(stores: RootStore): StoresFor<N> {
  // The server sends each page everything that its parts read: page/app/neededOf.ts.
  return stores as StoresFor<N>;
}
