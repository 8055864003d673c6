import type { WidgetProps } from '@rjsf/utils';
import { useSetting } from '../useSetting.ts';
import styles from './control.module.css';
import { textOf } from './TextWidget.tsx';

/** A text shown on several lines. A brand's texts contain no line ends. */
export function TextareaWidget({ id, onBlur, onChange, schema, value }: WidgetProps) {
  const { aria } = useSetting(id);
  const text = textOf(value);
  const { maxLength } = schema;
  return (
    <div>
      <textarea
        {...aria}
        id={id}
        className={styles['control']}
        rows={3}
        value={text}
        onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' ') || undefined)}
        onBlur={() => onBlur(id, value)}
      />
      {maxLength === undefined || text.length < maxLength * 0.7 ? null : (
        <span className={styles['count']}>
          {text.length} of {maxLength} characters
        </span>
      )}
    </div>
  );
}
