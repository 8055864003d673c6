import type { WidgetProps } from '@rjsf/utils';
import { asSchema } from '../../formSchema.ts';
import { valueLabel } from '../../settingLabel.ts';
import { Group } from '../Group.tsx';
import { RowButtons } from '../lists/RowButtons.tsx';
import styles from './ChoicesWidget.module.css';

/** Some of a few names, in an order that the user chooses. */
export function ChoicesWidget({ id, onChange, schema, value }: WidgetProps) {
  const names = (asSchema(schema.items).enum ?? []).map(String);
  const chosen: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  return (
    <Group id={id}>
      <ol className={styles['chosen']}>
        {chosen.map((name, index) => (
          <li key={name} className={styles['row']}>
            <span className={styles['number']}>{index + 1}</span>
            <span>{valueLabel(name)}</span>
            <RowButtons list={chosen} index={index} name={valueLabel(name)} onChange={onChange} />
          </li>
        ))}
        {chosen.length === 0 ? <li className={styles['none']}>None</li> : null}
      </ol>
      <span className={styles['adders']}>
        {names
          .filter((name) => !chosen.includes(name))
          .map((name) => (
            <button
              key={name}
              type="button"
              className={styles['add']}
              onClick={() => onChange([...chosen, name])}
            >
              <span aria-hidden="true">+ </span>
              <span className={styles['unseen']}>Add </span>
              {valueLabel(name)}
            </button>
          ))}
      </span>
    </Group>
  );
}
