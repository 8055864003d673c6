import styles from './ConditionField.module.css';
import { type ConditionRow, isSingle } from './condition.ts';
import type { ConditionSubject } from './conditionSubjects.ts';

interface ConditionRowFieldsProps {
  readonly row: ConditionRow;
  readonly subjects: readonly ConditionSubject[];
  readonly onChange: (row: ConditionRow) => void;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/**
 * Of several questions each must be answered; of several values of anything else, one must match.
 */
function wordsBefore({ subject, values }: ConditionRow): string {
  if (values.length < 2) return 'is';
  return subject === 'answered' ? 'is each of' : 'is one of';
}

/** The subject of a condition, and the values of which one must match. */
export function ConditionRowFields(props: ConditionRowFieldsProps) {
  const { onChange, onLeave, row, subjects } = props;
  const { subject, values } = row;
  const found = subjects.find((it) => it.subject === subject);
  const names = found?.values ?? {};
  const left = Object.entries(names).filter(([value]) => !values.includes(value));
  const label = found?.label ?? subject;
  return (
    <div className={styles['row']}>
      <select
        aria-label="Condition on"
        value={subject}
        onChange={({ target }) => onChange({ subject: target.value, values: [] })}
        onBlur={onLeave}
      >
        <option value="">–</option>
        {found === undefined && subject !== '' ? <option>{subject}</option> : null}
        {subjects.map((it) => (
          <option key={it.subject} value={it.subject}>
            {it.label}
          </option>
        ))}
      </select>
      <span className={styles['values']}>
        <span>{wordsBefore(row)}</span>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={styles['value']}
            aria-label={`${label}: take ${names[value] ?? value} out`}
            onClick={() => onChange({ subject, values: values.filter((it) => it !== value) })}
          >
            {names[value] ?? value} ×
          </button>
        ))}
        {left.length === 0 || (isSingle(subject) && values.length > 0) ? null : (
          <select
            aria-label={`${label} is`}
            value=""
            onChange={({ target }) => onChange({ subject, values: [...values, target.value] })}
            onBlur={onLeave}
          >
            <option value="">
              {values.length === 0 ? 'Choose' : subject === 'answered' ? 'and …' : 'or …'}
            </option>
            {left.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </span>
      <button
        type="button"
        aria-label={`Remove the condition on ${label || 'nothing'}`}
        onClick={props.onRemove}
      >
        ×
      </button>
    </div>
  );
}
