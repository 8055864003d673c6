import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { OrderMethods } from '../../orders/methods/OrderMethod.ts';
import { outsideScripts } from './outsideScripts.ts';

type Inventoried = Pick<Brand, 'analytics' | 'id' | 'payment'>;

/**
 * Returns the inventory of outside scripts as a Markdown table: a row for each source, with its
 * brands.
 */
export function inventoryTable(brands: readonly Inventoried[], methods: OrderMethods): string {
  const all = brands.flatMap((brand) =>
    outsideScripts(brand, methods).map((script) => ({ brand: brand.id, ...script })),
  );
  const rows = [...Map.groupBy(all, ({ source }) => source)].map(([source, of]) => {
    const [{ integrity, owner, why } = { integrity: '', owner: '', why: '' }] = of;
    const ids = of.map(({ brand }) => brand).toSorted();
    const where = ids.length === brands.length ? 'all' : ids.join(', ');
    return `| \`${source}\` | ${owner} | ${why} | ${integrity} | ${where} |`;
  });
  const head = '| source | owner | why it is needed | integrity | brands |';
  return [head, '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
