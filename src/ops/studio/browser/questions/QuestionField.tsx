import { useId, useState } from 'react';
import type { JsonValue } from '../../../../core/brand/JsonValue.ts';
import styles from './QuestionsPane.module.css';
import type { QuestionFieldDefinition } from './questionFields.ts';
import { linesOf, optionsIn, textOf } from './writtenValue.ts';

interface QuestionFieldProps {
  readonly field: QuestionFieldDefinition;
  /** The definition of the field. Conditions have their own component. */
  readonly control: Exclude<QuestionFieldDefinition['control'], 'condition'>;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly onLeave: () => void;
}

/** One property of a question. An empty one is removed. */
export function QuestionField(props: QuestionFieldProps) {
  const { control, field, onChange, onLeave, value } = props;
  const { about, choices, label } = field;
  const id = useId();
  // Keeps an unfinished text as typed.
  const [typed, setTyped] = useState<string | null>(null);
  const shared = { id, className: styles['control'], title: about, onBlur: onLeave };

  if (control === 'tick') {
    return (
      <label className={styles['tick']} title={about}>
        <input
          type="checkbox"
          checked={typeof value === 'boolean' ? value : field.isTicked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
    );
  }
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {control === 'choice' ? (
        <select
          {...shared}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : control === 'number' ? (
        <input
          {...shared}
          type="number"
          step="any"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
          }
        />
      ) : control === 'text' ? (
        <input
          {...shared}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      ) : (
        <textarea
          {...shared}
          rows={2}
          placeholder="few: Up to 10"
          value={typed ?? linesOf(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(optionsIn(target.value));
          }}
          onBlur={() => {
            setTyped(null);
            onLeave();
          }}
        />
      )}
    </div>
  );
}
