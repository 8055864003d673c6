import type { WidgetProps } from '@rjsf/utils';
import { valueLabel } from '../../settingLabel.ts';
import { useSetting } from '../../useSetting.ts';
import styles from '../control.module.css';
import { textOf } from '../TextWidget.tsx';

/** One of many names. */
export function ChoiceWidget({ id, onChange, schema, value }: WidgetProps) {
  const values = (schema.enum ?? []).map(String);
  return <Select id={id} values={values} value={textOf(value)} onChange={onChange} />;
}

interface SelectProps {
  readonly id: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
  readonly labelOf?: (value: string) => string;
}

/** A drop-down list. It also shows a value that is not one of its names. */
export function Select({ id, labelOf = valueLabel, onChange, value, values }: SelectProps) {
  const { aria } = useSetting(id);
  return (
    <select
      {...aria}
      id={id}
      className={styles['control']}
      value={value}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {value === '' ? <option value="">Not set</option> : null}
      {value !== '' && !values.includes(value) ? (
        <option value={value}>{value} (unknown)</option>
      ) : null}
      {values.map((it) => (
        <option key={it} value={it}>
          {labelOf(it)}
        </option>
      ))}
    </select>
  );
}
