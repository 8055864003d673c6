import type { WidgetProps } from '@rjsf/utils';
import { useFormContext } from '../../FormContext.ts';
import { useSetting } from '../../useSetting.ts';
import control from '../control.module.css';
import { textOf } from '../TextWidget.tsx';
import { ColourSwatch } from './ColourSwatch.tsx';
import styles from './ColourWidget.module.css';

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour, typed or picked, with its contrast against the colours that it is shown with. */
export function ColourWidget({ id, label, onBlur, onChange, value }: WidgetProps) {
  const { aria, pointer } = useSetting(id);
  const { contrast } = useFormContext();
  const text = textOf(value);
  return (
    <div className={styles['colour']}>
      <span className={styles['both']}>
        <input
          className={styles['picker']}
          type="color"
          aria-label={`Pick: ${label}`}
          value={HEX.test(text) ? text.toLowerCase() : '#ffffff'}
          data-unset={!HEX.test(text)}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onBlur(id, value)}
        />
        <input
          {...aria}
          id={id}
          className={control['control']}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={9}
          placeholder="#1f6feb"
          value={text}
          onChange={({ target }) => onChange(target.value.trim() || undefined)}
          onBlur={() => onBlur(id, value)}
        />
      </span>
      <ul className={styles['pairs']} aria-label={`Contrast of ${label}`}>
        {(contrast[pointer] ?? []).map((pair) => (
          <ColourSwatch key={pair.says} pair={pair} />
        ))}
      </ul>
    </div>
  );
}
