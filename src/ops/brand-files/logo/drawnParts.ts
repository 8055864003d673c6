import { WITHIN } from './logoRules.ts';
import type { XmlTag } from './scanXml.ts';

/**
 * How deep a drawing nests, with the parts that are shown inside others. No drawing program makes
 * half of that, and the library that draws for mails fails at eight times as much.
 */
const DEEPEST = 128;

/** What is drawn again wherever an attribute names it. A gradient only gives a colour. */
const DRAWN_BY_NAME: ReadonlySet<string> = new Set(['clipPath', 'mask', 'pattern']);

interface Drawn {
  readonly parts: number;
  readonly levels: number;
}

const NOTHING: Drawn = { parts: 0, levels: 0 };
const TOO_DEEP: Drawn = { parts: Number.POSITIVE_INFINITY, levels: 0 };

/**
 * Counts the parts of a drawing as often as they are drawn: a `use` draws again what it names, and
 * so does an attribute that names a mask, a clipping path or a pattern. A part that shows itself is
 * not drawn again. Infinite for a drawing that nests deeper than that.
 */
export function drawnParts(tags: readonly XmlTag[]): number {
  const places = Map.groupBy(tags.keys(), (index) => idOf(tags[index]));
  const known = new Map<number, Drawn>();
  return drawnFrom(0, 0).parts;

  /** What is drawn of a tag and all inside it, that many levels deep. */
  function drawnFrom(start: number, level: number): Drawn {
    const seen = known.get(start);
    if (level + (seen?.levels ?? 0) > DEEPEST) return TOO_DEEP;
    if (seen !== undefined) return seen;
    // While a tag is counted, what shows it counts nothing.
    known.set(start, NOTHING);
    const depth = tags[start]?.depth ?? 0;
    let parts = 0;
    let levels = 0;
    for (let at = start; at < tags.length; at += 1) {
      const tag = tags[at];
      if (tag === undefined || (at > start && tag.depth <= depth)) break;
      const inner = tag.depth - depth + 1;
      const shown = shownBy(tag, level + inner);
      parts += 1 + shown.parts;
      levels = Math.max(levels, inner + shown.levels);
    }
    const drawn = { parts, levels };
    known.set(start, drawn);
    return drawn;
  }

  function shownBy(tag: XmlTag, level: number): Drawn {
    const drawn = placesShownBy(tag).map((place) => drawnFrom(place, level));
    return {
      parts: drawn.reduce((sum, { parts }) => sum + parts, 0),
      levels: drawn.reduce((most, { levels }) => Math.max(most, levels), 0),
    };
  }

  /** All with the same id, because not every library draws the first of them. */
  function placesShownBy({ attributes, name }: XmlTag): readonly number[] {
    const values = attributes.flatMap(({ value }) => [...value.matchAll(WITHIN)]);
    const byName = values
      .flatMap(([, id = '']) => places.get(id) ?? [])
      .filter((place) => DRAWN_BY_NAME.has(tags[place]?.name ?? ''));
    if (name !== 'use') return byName;
    const used = valueOf(attributes, 'href') ?? valueOf(attributes, 'xlink:href') ?? '';
    return [...byName, ...(places.get(decoded(used.slice(1).trim())) ?? [])];
  }
}

function idOf(tag: XmlTag | undefined): string | undefined {
  const id = tag && valueOf(tag.attributes, 'id');
  return id === undefined ? undefined : asWritten(id);
}

function valueOf(attributes: XmlTag['attributes'], wanted: string): string | undefined {
  return attributes.find(({ name }) => name === wanted)?.value;
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
]);

/** The text that an attribute stands for. Numbered signs are refused. */
function asWritten(value: string): string {
  return value.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (sign) => SIGNS.get(sign) ?? sign);
}

/** The id in a reference, which may encode its signs as an address does. */
function decoded(reference: string): string {
  const text = asWritten(reference);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
