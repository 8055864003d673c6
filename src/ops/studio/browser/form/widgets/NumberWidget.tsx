import type { WidgetProps } from '@rjsf/utils';
import { useSetting } from '../useSetting.ts';
import styles from './control.module.css';

/** A number within the limits of its schema. */
export function NumberWidget({ id, onBlur, onChange, schema, value }: WidgetProps) {
  const { aria } = useSetting(id);
  return (
    <input
      {...aria}
      id={id}
      className={styles['control']}
      data-narrow="true"
      type="number"
      min={schema.minimum}
      max={schema.maximum}
      step={schema.type === 'integer' ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
      }
      onBlur={() => onBlur(id, value)}
    />
  );
}
