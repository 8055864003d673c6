import type { WidgetProps } from '@rjsf/utils';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../../../../../core/brand/JsonValue.ts';
import { asSchema } from '../../formSchema.ts';
import styles from '../choices/ChoicesWidget.module.css';
import { Group } from '../Group.tsx';
import { Cell } from './Cell.tsx';
import { rowKey } from './ListWidget.tsx';
import { RowButtons } from './RowButtons.tsx';

/** Objects with a few values, one in each row, such as the tax rates of provinces. */
export function RowsWidget({ id, onChange, schema, value }: WidgetProps) {
  const columns = Object.entries(asSchema(schema.items).properties ?? {});
  const rows = objectsIn(value);
  return (
    <Group id={id}>
      {rows.map((row, index) => (
        <span key={rowKey(index)} className={styles['row']}>
          {columns.map(([key, column]) => (
            <Cell
              key={key}
              label={`${asSchema(column).title ?? key} ${index + 1}`}
              schema={asSchema(column)}
              value={row[key] ?? null}
              onChange={(cell) => onChange(rows.with(index, { ...row, [key]: cell }))}
            />
          ))}
          <RowButtons list={rows} index={index} name={`row ${index + 1}`} onChange={onChange} />
        </span>
      ))}
      <span className={styles['adders']}>
        <button type="button" className={styles['add']} onClick={() => onChange([...rows, {}])}>
          + Add a row
        </button>
      </span>
    </Group>
  );
}

/** Returns the objects of a list. Other items of a faulty file have no row. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  const list: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return list.filter(isJsonObject);
}
