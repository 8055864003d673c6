import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { TextKey, Texts } from '../../core/texts/textsFor.ts';
import type { Needs } from './Needs.ts';
import type { RootStore } from './RootStore.ts';

type SomeTexts<N extends Needs> = N extends {
  readonly someTexts: readonly (infer Key extends TextKey)[];
}
  ? Partial<Pick<Texts, Key>>
  : unknown;

/** The page's stores as a part of it sees them: with the texts and the brand's keys that it reads. */
export type StoresFor<N extends Needs> = RootStore & {
  readonly texts: Pick<Texts, N['texts'][number]> & SomeTexts<N>;
  readonly brand: Pick<PageBrand, N['brand'][number]>;
};

/** The page's stores for a part that is on the page. */
export function storesFor<N extends Needs>(stores: RootStore): StoresFor<N> {
  // The server sends each page what all its parts read: page/app/neededOf.ts.
  return stores as StoresFor<N>;
}
