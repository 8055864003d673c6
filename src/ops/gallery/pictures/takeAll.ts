import type { Visit } from '../visits/Visit.ts';
import type { MissingPicture, Picture, TakenPictures } from './Picture.ts';
import { type Place, takeVisit } from './takeVisit.ts';

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly visit: Visit;
}

/**
 * Makes every visit, several at a time, and reports each. The results are in the order of the
 * visits.
 */
export async function takeAll(
  place: Place,
  visits: readonly Visit[],
  atOnce: number,
  onVisit: (progress: Progress) => void,
): Promise<TakenPictures> {
  const taken: TakenPictures[] = [];
  const waiting = [...visits.entries()];
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, visit] = next;
      taken[index] = await takeVisit(place, visit, addressOf(index));
      done += 1;
      onVisit({ done, of: visits.length, visit });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const pictures: Picture[] = taken.flatMap((it) => it.pictures);
  const missing: MissingPicture[] = taken.flatMap((it) => it.missing);
  return { pictures, missing };
}

/** An address from a range reserved for documentation or benchmarks. */
function addressOf(index: number): string {
  return `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`;
}
