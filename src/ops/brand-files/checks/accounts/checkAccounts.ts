import { mixedAccounts } from '../../../../core/rules/paymentMethods/mixedAccounts.ts';
import type { Problem } from '../../problem/Problem.ts';
import { layersOf, type SourceLayer } from '../../resolve/layersOf.ts';
import { problemInLayers } from '../../resolve/problemInLayers.ts';
import type { BrandFolder } from '../../sources/BrandFolder.ts';
import { type Charging, chargingOf } from './chargingOf.ts';

/**
 * Finds brands that charge on one payment account in different currencies: the server refuses to
 * start with them. Reports a problem for each, where its account is set, naming one of another
 * currency. With `ids`, reports those of these brands only.
 */
export function checkAccounts(
  folder: BrandFolder,
  ids: ReadonlySet<string> | null = null,
): readonly Problem[] {
  const charging = [...folder.brands.values()].flatMap((it) => chargingOf(folder, it) ?? []);
  return [...mixedAccounts(charging).values()].flatMap((byCurrency) => {
    const firsts = [...byCurrency.values()].flatMap(([first]) => first ?? []);
    return [...byCurrency].flatMap(([currency, brands]) => {
      const other = firsts.find((it) => it.currency !== currency);
      const told = brands.filter(({ source }) => ids === null || ids.has(source.id));
      return other === undefined || told.length === 0 ? [] : clashes(folder, told, other);
    });
  });
}

function clashes(
  folder: BrandFolder,
  brands: readonly Charging[],
  other: Charging,
): readonly Problem[] {
  const otherLayers = layersOf(folder, other.source).layers;
  const { file, line } = problemOf(other, otherLayers, { why: '', fix: '' });
  return brands.map((brand) => {
    const { layers } = layersOf(folder, brand.source);
    const { currency, paymentAccount } = brand;
    const why = `The brand charges in ${currency} on the account "${paymentAccount}", and "${other.source.id}" in ${other.currency} (${file}:${line}).`;
    // What a brand sets, those that extend it inherit. So only the extending one can differ.
    const extending =
      (isAmong(layers, other) && brand) || (isAmong(otherLayers, brand) && other) || null;
    const where = extending === null ? 'one of them' : `"${extending.source.id}"`;
    return problemOf(brand, layers, { why, fix: `Name another paymentAccount in ${where}.` });
  });
}

function isAmong(layers: readonly SourceLayer[], { source }: Charging): boolean {
  return layers.some((layer) => layer.source === source);
}

function problemOf(
  { source }: Charging,
  layers: readonly SourceLayer[],
  told: Pick<Problem, 'why' | 'fix'>,
): Problem {
  return problemInLayers('account-currency', source, layers, { at: '/paymentAccount', ...told });
}
