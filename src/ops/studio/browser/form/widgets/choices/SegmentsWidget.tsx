import type { WidgetProps } from '@rjsf/utils';
import { valueLabel } from '../../settingLabel.ts';
import { useSetting } from '../../useSetting.ts';
import styles from './SegmentsWidget.module.css';

/** One of a few names, all of them visible. */
export function SegmentsWidget({ id, onChange, schema, value }: WidgetProps) {
  const { aria } = useSetting(id);
  const values = (schema.enum ?? []).map(String);
  return (
    <div
      id={id}
      className={styles['segments']}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      {...aria}
    >
      {values.map((it) => (
        <label key={it} className={styles['segment']}>
          <input type="radio" name={id} checked={value === it} onChange={() => onChange(it)} />
          <span>{valueLabel(it)}</span>
        </label>
      ))}
    </div>
  );
}
