import * as fc from 'fast-check';

/** An IPv6 address as eight groups of sixteen bits. */
export type Groups = readonly number[];

/** Returns the groups of the IPv6 address that maps an IPv4 one. */
export function mappedGroups([a, b, c, d]: readonly [number, number, number, number]): Groups {
  return [0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d];
}

/**
 * Generates spellings of an IPv6 address (RFC 4291, 2.2): upper or lower case, with or without leading
 * zeros, a shortened run of zero groups, the last two groups as an IPv4 address, and a port.
 */
export function spellingsOf(groups: Groups): fc.Arbitrary<string> {
  const words = fc.tuple(...groups.map(spellingsOfGroup));
  const runs = [null, ...zeroRuns(groups)];
  return fc
    .tuple(words, fc.boolean(), fc.constantFrom(...runs), fc.constantFrom('', '[]', '[]:4711'))
    .map(([spelled, isDotted, run, around]) => {
      const parts = isDotted ? [...spelled.slice(0, 6), dotted(groups)] : spelled;
      // A run that overlaps the IPv4 notation cannot be shortened.
      const cut = run !== null && (!isDotted || run.end <= 6) ? run : null;
      const text =
        cut === null
          ? parts.join(':')
          : `${parts.slice(0, cut.start).join(':')}::${parts.slice(cut.end).join(':')}`;
      return around === '' ? text : around.replace('[]', `[${text}]`);
    });
}

function spellingsOfGroup(group: number): fc.Arbitrary<string> {
  const short = group.toString(16);
  return fc
    .tuple(fc.integer({ min: short.length, max: 4 }), fc.boolean())
    .map(([length, isUpper]) => {
      const long = short.padStart(length, '0');
      return isUpper ? long.toUpperCase() : long;
    });
}

function zeroRuns(groups: Groups): readonly { readonly start: number; readonly end: number }[] {
  const places = groups.map((_, at) => at);
  return places.flatMap((start) =>
    places
      .map((at) => at + 1)
      .filter((end) => end > start && groups.slice(start, end).every((group) => group === 0))
      .map((end) => ({ start, end })),
  );
}

function dotted(groups: Groups): string {
  return groups
    .slice(6)
    .flatMap((group) => [Math.floor(group / 256), group % 256])
    .join('.');
}
