import type { WidgetProps } from '@rjsf/utils';
import { useSetting } from '../../useSetting.ts';
import styles from '../choices/ChoicesWidget.module.css';
import control from '../control.module.css';
import { Group } from '../Group.tsx';
import { textOf } from '../TextWidget.tsx';
import { RowButtons } from './RowButtons.tsx';

/** Texts, one in each row, such as host names. */
export function ListWidget({ id, label, onBlur, onChange, value }: WidgetProps) {
  const { pointer, problems } = useSetting(id);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const wrong = new Set(problems.map((problem) => problem.pointer));
  return (
    <Group id={id}>
      {rows.map((row, index) => (
        // A row is identified by its position, because typing changes its text.
        <span key={rowKey(index)} className={styles['row']}>
          <input
            className={control['control']}
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-label={`${label} ${index + 1}`}
            aria-invalid={wrong.has(`${pointer}/${index}`)}
            aria-describedby={`${id}-problems`}
            value={textOf(row)}
            onChange={({ target }) => onChange(rows.with(index, target.value))}
            onBlur={() => onBlur(id, value)}
          />
          <RowButtons list={rows} index={index} name={`row ${index + 1}`} onChange={onChange} />
        </span>
      ))}
      <span className={styles['adders']}>
        <button type="button" className={styles['add']} onClick={() => onChange([...rows, ''])}>
          + Add a row
        </button>
      </span>
    </Group>
  );
}

export function rowKey(index: number): string {
  return `row ${index}`;
}
