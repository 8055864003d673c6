import type { BenchPage } from './BenchPage.ts';
import type { OwnPage } from './ownPages.ts';
import { PEERS } from './peers/peers.ts';
import type { RunningBench } from './startBench.ts';

/** A page of ours, and the same without its script. */
export interface PagePair {
  readonly page: OwnPage;
  readonly withoutScript: BenchPage;
}

export function pagePairs({ own, urlWithoutScript }: RunningBench): readonly PagePair[] {
  return own.map((page) => {
    const name = `${page.name}, without script`;
    return {
      page,
      withoutScript: { ...page, kind: 'withoutScript', name, url: urlWithoutScript(page) },
    };
  });
}

/** The peers that could be built, each on its own host, under a strict policy if `isStrict`. */
export function peerPages(
  { peers }: RunningBench,
  built: ReadonlyMap<string, unknown>,
  policy: 'none' | 'strict' = 'none',
): readonly BenchPage[] {
  const urlOf = policy === 'strict' ? peers.strictUrlOf : peers.urlOf;
  return PEERS.filter(({ folder }) => built.has(folder)).map(({ folder, ...peer }) => ({
    ...peer,
    kind: 'peer',
    url: urlOf(folder),
  }));
}
