import type { WidgetProps } from '@rjsf/utils';
import { useSetting } from '../useSetting.ts';
import styles from './control.module.css';

/** A line of text. */
export function TextWidget({ id, onBlur, onChange, value }: WidgetProps) {
  const { aria } = useSetting(id);
  return (
    <input
      {...aria}
      id={id}
      className={styles['control']}
      type="text"
      autoComplete="off"
      spellCheck={false}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
    />
  );
}

/** Returns the text of a control. In a faulty file the value may have another type. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
