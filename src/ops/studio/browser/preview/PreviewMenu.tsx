import { valueLabel } from '../form/settingLabel.ts';
import styles from './Preview.module.css';

interface PreviewMenuProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One choice of what the preview shows. */
export function PreviewMenu<T extends string>(props: PreviewMenuProps<T>) {
  const { label, onChange, value, values } = props;
  return (
    <label className={styles['menu']}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((it) => it === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((it) => (
          <option key={it} value={it}>
            {valueLabel(it)}
          </option>
        ))}
      </select>
    </label>
  );
}
