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
  /** Brands that pass the check, each with pairs of values that none before it has. */
  readonly rows: readonly Settings[];
  /** Values that the check refuses in every market where all else is as usual. */
  readonly refused: readonly string[];
}

/**
 * Brands that together have every pair of the settings' values that passes the check, or as many as
 * `most` brands can have. `passes` is asked of each: the values that conflict are left out of a row, and
 * tried again in a later one. A row begins with a pair that no row has yet, and takes as many others on
 * as it can. coverPairs chooses among rows that exist, and all brands there could be are too many.
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
    // The markets take turns, as far as they take the pair.
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

/** In an order in which neighbours have little to do with each other, and always the same. */
function spread<T>(items: readonly T[]): readonly T[] {
  const stride = 7919;
  return items.map((_, at) => items[(at * stride) % items.length]).filter((it) => it !== undefined);
}

/** Takes one value of every other setting on: that with most missing pairs which passes with the rest. */
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

  /** The row with as much of what is wished as passes: by halves, for most of it does. */
  function withAll(row: readonly Choice[], more: readonly Choice[]): readonly Choice[] {
    if (more.length === 0 || passes(rowOf(market, [...row, ...more]))) return [...row, ...more];
    if (more.length === 1) return row;
    const half = Math.ceil(more.length / 2);
    return withAll(withAll(row, more.slice(0, half)), more.slice(half));
  }
}
