import { useState } from 'react';
import type { JsonValue } from '../../../../core/brand/JsonValue.ts';
import styles from './ConditionField.module.css';
import { ConditionRowFields } from './ConditionRowFields.tsx';
import { type ConditionRow, type ConditionRows, rowsOf, whenOf } from './condition.ts';
import type { ConditionSubject } from './conditionSubjects.ts';
import { QuestionField } from './QuestionField.tsx';
import type { QuestionFieldDefinition } from './questionFields.ts';

interface ConditionFieldProps {
  readonly field: QuestionFieldDefinition;
  readonly subjects: readonly ConditionSubject[];
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly onLeave: () => void;
}

const MODES = { all: 'all of these hold', any: 'any of these holds' } as const;

/** Who is asked, in rows of what has to hold. A condition within conditions stays in its words of JSON. */
export function ConditionField(props: ConditionFieldProps) {
  const { onChange, onLeave, subjects, value } = props;
  // A row that is half-made is no condition yet, and stays as it is.
  const [made, setMade] = useState<ConditionRows>({ mode: 'all', rows: [] });
  const isMade = JSON.stringify(whenOf(made)) === JSON.stringify(value);
  const shown = isMade ? made : rowsOf(value);
  if (shown === null) return <QuestionField {...props} />;
  const { mode, rows } = shown;

  const change = (next: ConditionRows) => {
    setMade(next);
    onChange(whenOf(next));
  };
  const changeRow = (index: number, row: ConditionRow) =>
    change({ mode, rows: rows.with(index, row) });

  return (
    <fieldset className={styles['condition']} title={props.field.about}>
      <legend>When</legend>
      {rows.length === 0 ? <p className={styles['everybody']}>Everybody is asked.</p> : null}
      {rows.length > 1 ? (
        <select
          className={styles['mode']}
          aria-label="Which conditions hold"
          value={mode}
          onChange={({ target }) => change({ mode: target.value === 'any' ? 'any' : 'all', rows })}
          onBlur={onLeave}
        >
          {Object.entries(MODES).map(([id, words]) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      ) : null}
      <ul>
        {[...rows.entries()].map(([index, row]) => (
          <li key={index}>
            <ConditionRowFields
              row={row}
              subjects={subjects}
              onChange={(next) => changeRow(index, next)}
              onRemove={() => change({ mode, rows: rows.toSpliced(index, 1) })}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => change({ mode, rows: [...rows, { subject: '', values: [] }] })}
      >
        + Add a condition
      </button>
    </fieldset>
  );
}
