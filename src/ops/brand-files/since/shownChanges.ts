import type { SettingDifference } from '../../../core/brand/diffSettings.ts';
import { inSettingOrder } from '../settings/knownSettings.ts';
import { keyOfPointer } from '../settings/settingKey.ts';
import { shownValue } from '../settings/shownValue.ts';
import { brandsCommand } from '../verbs/brandsCommand.ts';
import type { BrandChange, BrandDifference } from './compareFolders.ts';

type Format = 'pretty' | 'json';

/** Formats the differences between two brands, for people or programs. */
export function shownDifference(
  brands: readonly [string, string],
  difference: BrandDifference,
  format: Format,
): string {
  if (format === 'json') return json({ brands, ...keyed(difference) });
  const count = difference.settings.length + difference.catalogue.length;
  const head =
    count === 0 ? 'no difference' : `${count} ${count === 1 ? 'difference' : 'differences'}`;
  return `${brands.join(' → ')}: ${head}\n${lines(difference)}`;
}

/** Formats which brands changed since a git reference, and how, for people or programs. */
export function shownChanges(
  since: string,
  changes: readonly BrandChange[],
  format: Format,
  dir: string,
): string {
  if (format === 'json') {
    const brands = changes.map(({ brand, change, ...rest }) => ({ brand, change, ...keyed(rest) }));
    return json({ since, brands });
  }
  if (changes.length === 0) return `No brand has changed since ${since}.\n`;
  return changes.map((it) => `${it.brand}: ${WORDS[it.change](dir)}\n${lines(it)}`).join('\n');
}

const WORDS: Readonly<Record<BrandChange['change'], (dir: string) => string>> = {
  added: () => 'new',
  removed: () => 'removed',
  changed: () => 'changed',
  unreadable: (dir) => `cannot be read now or then: see ${brandsCommand('check', dir)}`,
};

function lines({ settings, catalogue, files }: BrandDifference): string {
  return [
    ...inSettingOrder(settings).map((it) => entry(keyOfPointer(it.pointer), it)),
    ...catalogue.map((it) => entry(`catalogue ${keyOfPointer(it.pointer)}`, it)),
    ...files.map((path) => `  ${path} has other content\n`),
  ].join('');
}

function entry(key: string, { before, after }: SettingDifference): string {
  const shown = (value: SettingDifference['before']) => shownValue(value, Number.POSITIVE_INFINITY);
  return `  ${key}\n    - ${shown(before)}\n    + ${shown(after)}\n`;
}

function keyed({ settings, catalogue, files }: BrandDifference) {
  const entries = (found: readonly SettingDifference[]) =>
    found.map(({ pointer, before = null, after = null }) => ({
      key: keyOfPointer(pointer),
      pointer,
      before,
      after,
    }));
  return { settings: entries(inSettingOrder(settings)), catalogue: entries(catalogue), files };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
