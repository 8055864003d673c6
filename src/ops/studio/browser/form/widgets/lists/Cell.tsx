import type { RJSFSchema } from '@rjsf/utils';
import type { JsonValue } from '../../../../../../core/brand/JsonValue.ts';
import styles from '../control.module.css';
import { textOf } from '../TextWidget.tsx';

interface CellProps {
  readonly label: string;
  readonly schema: RJSFSchema;
  readonly value: JsonValue;
  readonly onChange: (value: JsonValue) => void;
}

/** One value of a row: one of a few names, a number or a text. */
export function Cell({ label, onChange, schema, value }: CellProps) {
  if (schema.enum) {
    return (
      <select
        className={styles['control']}
        aria-label={label}
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {value === null ? <option value="">Choose</option> : null}
        {schema.enum.map(String).map((it) => (
          <option key={it} value={it}>
            {it}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return (
    <input
      className={styles['control']}
      aria-label={label}
      type={isNumber ? 'number' : 'text'}
      step="any"
      value={textOf(value)}
      onChange={({ target }) => onChange(isNumber ? target.valueAsNumber || 0 : target.value)}
    />
  );
}
