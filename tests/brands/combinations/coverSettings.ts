import type { JsonValue } from '../../../src/core/brand/JsonValue.ts';
import { MARKETS, type Settings } from './brandWorkshop.ts';
import type { SettingValues } from './settingValues.ts';

/** One value of one setting. */
interface Choice {
  readonly name: string;
  readonly pointer: string;
  readonly value: JsonValue;
}

export interface Covering {
  /** Valid brands, each with pairs of values that no earlier one has. */
  readonly rows: readonly Settings[];
  /** Values that the check refuses in every market, with all other settings at their defaults. */
  readonly refused: readonly string[];
}

/**
 * Returns brands that together contain every valid pair of the settings' values, or as many pairs as
 * `most` brands can. `passes` tests each brand: conflicting values are left out of a row and tried in a
 * later one. A row starts with an uncovered pair, and adds as many others as it can. coverPairs cannot
 * be used, because it chooses from existing rows, and there are too many possible brands.
 */
export function coverSettings(
  settings: readonly SettingValues[],
  passes: (row: Settings) => boolean,
  most: number,
): Covering {
  const choices = settings.map(([pointer, values]) =>
    values.map(
      (value): Choice => ({ name: `${pointer}=${JSON.stringify(value)}`, pointer, value }),
    ),
  );
  const refused: string[] = [];
  const sound = choices.map((ofOne) =>
    ofOne.filter((choice) => {
      const isSound = MARKETS.some((market) => passes(rowOf(market, [choice])));
      if (!isSound) refused.push(choice.name);
      return isSound;
    }),
  );
  const missing = pairsAmong(sound);
  const rows: Settings[] = [];
  for (const [pair, [one, other]] of missing) {
    if (rows.length === most) break;
    // The markets take turns, if they allow the pair.
    const market = MARKETS.map((_, at) => MARKETS[(at + rows.length) % MARKETS.length]).find(
      (it) => it !== undefined && passes(rowOf(it, [one, other])),
    );
    missing.delete(pair);
    if (market === undefined) continue;
    const row = grown(market, [one, other], sound, missing, passes);
    for (const it of pairsOf(row)) missing.delete(it);
    rows.push(rowOf(market, row));
  }
  return { rows, refused };
}

function rowOf(market: Settings['market'], choices: readonly Choice[]): Settings {
  return { market, values: new Map(choices.map(({ pointer, value }) => [pointer, value])) };
}

function keyOf(one: Choice, other: Choice): string {
  return [one.name, other.name].toSorted().join('\n');
}

function pairsOf(row: readonly Choice[]): readonly string[] {
  return row.flatMap((one, at) => row.slice(at + 1).map((other) => keyOf(one, other)));
}

function pairsAmong(sound: readonly (readonly Choice[])[]): Map<string, readonly [Choice, Choice]> {
  const pairs = sound.flatMap((ofOne, at) =>
    sound
      .slice(at + 1)
      .flatMap((ofOther) => ofOne.flatMap((one) => ofOther.map((other) => [one, other] as const))),
  );
  return new Map(spread(pairs).map((pair) => [keyOf(...pair), pair]));
}

/** Returns items in a fixed order in which neighbours are unrelated. */
function spread<T>(items: readonly T[]): readonly T[] {
  const stride = 7919;
  return items.map((_, at) => items[(at * stride) % items.length]).filter((it) => it !== undefined);
}

/** Adds one value of every other setting: the valid one with the most uncovered pairs. */
function grown(
  market: Settings['market'],
  seed: readonly Choice[],
  sound: readonly (readonly Choice[])[],
  missing: ReadonlyMap<string, unknown>,
  passes: (row: Settings) => boolean,
): readonly Choice[] {
  const taken = new Set(seed.map(({ pointer }) => pointer));
  const open = sound.filter(([first]) => first !== undefined && !taken.has(first.pointer));
  const wished: Choice[] = [];
  for (const ofOne of open) {
    const gain = (choice: Choice) =>
      [...seed, ...wished].filter((it) => missing.has(keyOf(it, choice))).length;
    const [best] = ofOne
      .map((choice) => ({ choice, gained: gain(choice) }))
      .toSorted((a, b) => b.gained - a.gained);
    if (best !== undefined) wished.push(best.choice);
  }
  return withAll(seed, wished);

  /** Adds as many of the wished values as are valid, by halving, because most are. */
  function withAll(row: readonly Choice[], more: readonly Choice[]): readonly Choice[] {
    if (more.length === 0 || passes(rowOf(market, [...row, ...more]))) return [...row, ...more];
    if (more.length === 1) return row;
    const half = Math.ceil(more.length / 2);
    return withAll(withAll(row, more.slice(0, half)), more.slice(half));
  }
}
