import type { WidgetProps } from '@rjsf/utils';
import { asSchema } from '../../formSchema.ts';
import styles from '../choices/ChoicesWidget.module.css';
import { Group } from '../Group.tsx';
import { textOf } from '../TextWidget.tsx';
import { Cell } from './Cell.tsx';
import { rowKey } from './ListWidget.tsx';
import { RowButtons } from './RowButtons.tsx';
import { objectsIn } from './RowsWidget.tsx';
import { SignupTypesMenu } from './SignupTypesMenu.tsx';

/** The widgets of a page's region in order, each for some sign-up types or all. */
export function PlacementsWidget({ id, onChange, schema, value }: WidgetProps) {
  const { widget = {}, when = {} } = asSchema(schema.items).properties ?? {};
  const types = asSchema(asSchema(asSchema(when).properties?.['signupTypes']).items).enum ?? [];
  const rows = objectsIn(value);
  return (
    <Group id={id}>
      {rows.map((row, index) => (
        <span key={rowKey(index)} className={styles['row']}>
          <Cell
            label={`Widget ${index + 1}`}
            schema={asSchema(widget)}
            value={row['widget'] ?? null}
            onChange={(name) => onChange(rows.with(index, { ...row, widget: name }))}
          />
          <SignupTypesMenu
            name={textOf(row['widget']) || 'the widget'}
            types={types.map(String)}
            placement={row}
            onChange={(placement) => onChange(rows.with(index, placement))}
          />
          <RowButtons
            list={rows}
            index={index}
            name={textOf(row['widget']) || `row ${index + 1}`}
            onChange={onChange}
          />
        </span>
      ))}
      <span className={styles['adders']}>
        <button type="button" className={styles['add']} onClick={() => onChange([...rows, {}])}>
          + Add a widget
        </button>
      </span>
    </Group>
  );
}
