import { useFormContext } from '../form/FormContext.ts';
import { idOfPointer } from '../form/fieldId.ts';
import { SettingProblems } from '../form/SettingProblems.tsx';
import { languageName } from './languageName.ts';
import styles from './TranslationsPane.module.css';
import type { WordCell, WordRow } from './wordRows.ts';

interface WordFieldProps {
  readonly row: WordRow;
  readonly cell: WordCell;
  readonly onLeaveField: () => void;
}

/** A text in one language: the brand's own, or a layer's until the user types over it. */
export function WordField({ cell, onLeaveField, row }: WordFieldProps) {
  const { edit, problems, reset } = useFormContext();
  const { inherited, language, own, pointer } = cell;
  const id = idOfPointer(pointer);
  const found = problems.get(pointer) ?? [];
  const from = inherited === null ? '' : `From ${inherited.from}, line ${inherited.line}`;
  const isUnsaid = own === undefined && inherited !== null;
  return (
    <div data-inherited={isUnsaid}>
      <label className={styles['language']} htmlFor={id}>
        {languageName(language)}
        <span className={styles['unseen']}> of {row.label}</span>
      </label>
      <textarea
        id={id}
        className={styles['control']}
        lang={language}
        rows={row.original.length > 45 ? 3 : 1}
        aria-invalid={found.length > 0}
        aria-describedby={`${id}-about ${id}-problems`}
        value={own ?? (typeof inherited?.value === 'string' ? inherited.value : '')}
        onChange={({ target }) =>
          target.value === '' ? reset(pointer) : edit(pointer, target.value)
        }
        onBlur={onLeaveField}
      />
      <p id={`${id}-about`} className={styles['about']}>
        {isUnsaid ? from : `Up to ${row.maxLength} characters`}
      </p>
      <SettingProblems id={id} problems={found} />
    </div>
  );
}
