import styles from './ConditionField.module.css';
import { ConditionRowFields } from './ConditionRowFields.tsx';
import type { ConditionGroup } from './condition.ts';
import type { ConditionSubject } from './conditionSubjects.ts';

interface ConditionGroupFieldsProps {
  readonly group: ConditionGroup;
  readonly subjects: readonly ConditionSubject[];
  readonly onChange: (group: ConditionGroup) => void;
  readonly onLeave: () => void;
}

const MODES = { all: 'all of these hold', any: 'any of these holds' } as const;

/** Conditions of which all or any must hold, including groups of other conditions. */
export function ConditionGroupFields(props: ConditionGroupFieldsProps) {
  const { group, onChange, onLeave, subjects } = props;
  const { mode, parts } = group;
  const add = (part: ConditionGroup['parts'][number]) =>
    onChange({ mode, parts: [...parts, part] });
  return (
    <>
      {parts.length > 1 ? (
        <select
          aria-label="Which conditions hold"
          value={mode}
          onChange={({ target }) =>
            onChange({ mode: target.value === 'any' ? 'any' : 'all', parts })
          }
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
        {[...parts.entries()].map(([index, part]) => {
          const shared = { subjects, onLeave };
          const change = (next: typeof part) => onChange({ mode, parts: parts.with(index, next) });
          const remove = () => onChange({ mode, parts: parts.toSpliced(index, 1) });
          return (
            <li key={index}>
              {'parts' in part ? (
                <fieldset className={styles['group']}>
                  <legend>Group</legend>
                  <ConditionGroupFields {...shared} group={part} onChange={change} />
                  <button type="button" onClick={remove}>
                    Remove the group
                  </button>
                </fieldset>
              ) : (
                <ConditionRowFields {...shared} row={part} onChange={change} onRemove={remove} />
              )}
            </li>
          );
        })}
      </ul>
      <span className={styles['adders']}>
        <button type="button" onClick={() => add({ subject: '', values: [] })}>
          + Add a condition
        </button>
        {/* A group with nothing beside it means the same as its conditions. */}
        {parts.length > 0 ? (
          <button
            type="button"
            onClick={() =>
              add({
                mode: mode === 'all' ? 'any' : 'all',
                parts: [{ subject: '', values: [] }],
              })
            }
          >
            + Add a group
          </button>
        ) : null}
      </span>
    </>
  );
}
