import type { HTMLInputAutoCompleteAttribute } from 'react';
import styles from './AnswerField.module.css';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface AnswerFieldProps extends FieldProps {
  /** The control's name. A value typed before the page's script loaded is read by it. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly onFocus?: () => void;
  readonly type: 'text' | 'tel' | 'date' | 'lines';
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'characters' | 'sentences';
  readonly placeholder?: string | undefined;
  readonly required: boolean;
}

/** A field for a typed answer: one line, several lines, or a date. */
export function AnswerField(props: AnswerFieldProps) {
  const { onChange, type } = props;
  const shared = {
    name: props.name,
    value: props.value,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete,
    autoCapitalize: props.autoCapitalize,
    placeholder: props.placeholder,
    required: props.required,
  };
  return (
    <Field {...props}>
      {(tied) =>
        type === 'lines' ? (
          <textarea
            {...tied}
            {...shared}
            className={`${control['control']} ${styles['lines']}`}
            rows={3}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...tied}
            {...shared}
            className={
              type === 'date' ? `${control['control']} ${styles['date']}` : control['control']
            }
            type={type}
            enterKeyHint="next"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
