import type { WidgetProps } from '@rjsf/utils';
import { useSetting } from '../../useSetting.ts';
import styles from './SwitchWidget.module.css';

/** On or off. */
export function SwitchWidget({ id, onChange, value }: WidgetProps) {
  const { aria } = useSetting(id);
  return (
    <span className={styles['line']}>
      <input
        {...aria}
        id={id}
        className={styles['switch']}
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{value === true ? 'Yes' : 'No'}</span>
    </span>
  );
}
