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
  /** Whether a layer has a condition, with which the brand's own is merged. */
  readonly isInLayer: boolean;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly onLeave: () => void;
}

const OF_LAYER =
  'A layer says who is asked. A condition here on the same replaces its own; any other holds as well.';

/** Who is asked, in rows of what has to hold. */
export function ConditionField(props: ConditionFieldProps) {
  const { about, isInLayer, onChange, onLeave, subjects, value } = props;
  // A row that is half-made is no condition yet, and stays as it is.
  const [made, setMade] = useState<ConditionGroup>({ mode: 'all', parts: [] });
  const isMade = JSON.stringify(whenOf(made)) === JSON.stringify(value);
  const group = isMade ? made : groupOf(value);
  // Null in the brand's file drops the layer's.
  const isMerged = isInLayer && value !== null;
  return (
    <fieldset className={styles['condition']} title={about}>
      <legend>When</legend>
      {isMerged ? <p className={styles['note']}>{OF_LAYER}</p> : null}
      {!isMerged && group.parts.length === 0 ? (
        <p className={styles['note']}>Everybody is asked.</p>
      ) : null}
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
