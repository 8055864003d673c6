import type { XmlTag } from './scanXml.ts';

/** How many parts may show each other in a chain. No drawing program makes a longer one. */
const LONGEST_CHAIN = 64;

/**
 * Counts the parts of a drawing as often as they are drawn: a `use` draws again what it names. A
 * part that shows itself is not drawn again. Infinite for a longer chain of parts that
 * show each other.
 */
export function drawnParts(tags: readonly XmlTag[]): number {
  const places = new Map(
    tags.flatMap((tag, index) => {
      const id = valueOf(tag, 'id');
      return id === undefined ? [] : [[id, index] as const];
    }),
  );
  const known = new Map<number, number>();
  return partsFrom(0, 0);

  /** The parts of a tag and of all inside it. */
  function partsFrom(start: number, uses: number): number {
    if (uses > LONGEST_CHAIN) return Number.POSITIVE_INFINITY;
    const seen = known.get(start);
    if (seen !== undefined) return seen;
    // While a tag is counted, what shows it counts nothing.
    known.set(start, 0);
    const depth = tags[start]?.depth ?? 0;
    let sum = 0;
    for (let at = start; at < tags.length; at += 1) {
      const tag = tags[at];
      if (tag === undefined || (at > start && tag.depth <= depth)) break;
      sum += 1 + partsShownBy(tag, uses);
    }
    known.set(start, sum);
    return sum;
  }

  function partsShownBy(tag: XmlTag, uses: number): number {
    if (tag.name !== 'use') return 0;
    const named = valueOf(tag, 'href') ?? valueOf(tag, 'xlink:href') ?? '';
    const shown = places.get(named.slice(1));
    return shown === undefined ? 0 : partsFrom(shown, uses + 1);
  }
}

function valueOf({ attributes }: XmlTag, wanted: string): string | undefined {
  return attributes.find(({ name }) => name === wanted)?.value;
}
