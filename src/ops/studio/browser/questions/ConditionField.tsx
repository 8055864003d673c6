import { useState } from 'react';
import type { JsonValue } from '../../../../core/brand/JsonValue.ts';
import styles from './ConditionField.module.css';
import { ConditionGroupFields } from './ConditionGroupFields.tsx';
import { type ConditionGroup, groupOf, whenOf } from './condition.ts';
import type { ConditionSubject } from './conditionSubjects.ts';

interface ConditionFieldProps {
  /** The schema's description of conditions. */
  readonly about: string;
  readonly subjects: readonly ConditionSubject[];
  /** Whether a layer sets a condition, which the brand's own is merged with. */
  readonly isInLayer: boolean;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly onLeave: () => void;
}

const OF_LAYER =
  'A layer says who is asked. A condition here on the same replaces its own; any other holds as well.';

/** The condition for asking a question, as editable rows. */
export function ConditionField(props: ConditionFieldProps) {
  const { about, isInLayer, onChange, onLeave, subjects, value } = props;
  // An unfinished row is not yet part of the condition, but stays as it is.
  const [made, setMade] = useState<ConditionGroup>({ mode: 'all', parts: [] });
  const isMade = JSON.stringify(whenOf(made)) === JSON.stringify(value);
  const group = isMade ? made : groupOf(value);
  // Null in the brand's file removes the layer's condition.
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
