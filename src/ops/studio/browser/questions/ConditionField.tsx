import { useState } from 'react';
import type { JsonValue } from '../../../../core/brand/JsonValue.ts';
import styles from './ConditionField.module.css';
import { ConditionGroupFields } from './ConditionGroupFields.tsx';
import { type ConditionGroup, groupOf, whenOf } from './condition.ts';
import type { ConditionSubject } from './conditionSubjects.ts';

interface ConditionFieldProps {
  /** What the schema says of conditions. */
  readonly about: string;
  readonly subjects: readonly ConditionSubject[];
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly onLeave: () => void;
}

/** Who is asked, in rows of what has to hold. */
export function ConditionField(props: ConditionFieldProps) {
  const { about, onChange, onLeave, subjects, value } = props;
  // A row that is half-made is no condition yet, and stays as it is.
  const [made, setMade] = useState<ConditionGroup>({ mode: 'all', parts: [] });
  const isMade = JSON.stringify(whenOf(made)) === JSON.stringify(value);
  const group = isMade ? made : groupOf(value);
  return (
    <fieldset className={styles['condition']} title={about}>
      <legend>When</legend>
      {group.parts.length === 0 ? <p className={styles['everybody']}>Everybody is asked.</p> : null}
      <ConditionGroupFields
        group={group}
        subjects={subjects}
        onChange={(next) => {
          setMade(next);
          onChange(whenOf(next));
        }}
        onLeave={onLeave}
      />
    </fieldset>
  );
}
