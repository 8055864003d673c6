import { useState } from 'react';
import { valueAt } from '../../../../core/brand/editValue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';
import { isWithin } from '../../../../core/brand/jsonPointer.ts';
import { useFormContext } from '../form/FormContext.ts';
import { ConditionField } from './ConditionField.tsx';
import { type ConditionScope, conditionSubjects } from './conditionSubjects.ts';
import { QuestionField } from './QuestionField.tsx';
import styles from './QuestionsPane.module.css';
import { questionFields } from './questionFields.ts';
import { renameQuestion, renameWords } from './renameQuestion.ts';
import { idOf } from './writtenValue.ts';

interface QuestionItemProps {
  readonly id: string;
  readonly question: JsonObject;
  /** schemas/brand.schema.json */
  readonly schema: JsonObject;
  readonly widgets: readonly string[];
  readonly scope: ConditionScope;
  /** Whether a layer asks it, under this id. */
  readonly isOfLayer: boolean;
  readonly onLeave: () => void;
}

/** The properties of a question in the brand's own file. */
export function QuestionItem(props: QuestionItemProps) {
  const { id, isOfLayer, onLeave, question, schema, scope, widgets } = props;
  const { edit, inherited } = useFormContext();
  const ofLayer = scope.questions[id];
  const kind = question['kind'] ?? (isJsonObject(ofLayer) ? ofLayer['kind'] : undefined);
  return (
    <div className={styles['fields']}>
      {isOfLayer ? null : <QuestionId id={id} taken={Object.keys(scope.questions)} />}
      {questionFields(schema, widgets, kind).map((field) => {
        const shared = {
          value: valueAt(question, `/${field.path}`),
          onChange: (value: JsonValue | undefined) => edit(`/questions/${id}/${field.path}`, value),
          onLeave,
        };
        const { about, control, path } = field;
        return control === 'condition' ? (
          <ConditionField
            key={path}
            {...shared}
            about={about}
            isInLayer={[...inherited.keys()].some((it) => isWithin(it, `/questions/${id}/when`))}
            subjects={conditionSubjects(id, scope)}
          />
        ) : (
          <QuestionField key={path} {...shared} field={field} control={control} />
        );
      })}
    </div>
  );
}

interface QuestionIdProps {
  readonly id: string;
  readonly taken: readonly string[];
}

/**
 * The id, which links, conditions and translations refer to. Changing it updates the references in
 * this file.
 */
function QuestionId({ id, taken }: QuestionIdProps) {
  const { editTogether, own } = useFormContext();
  const [typed, setTyped] = useState(id);
  const next = idOf(typed);
  const isFree = next !== '' && (next === id || !taken.includes(next));

  const rename = () => {
    if (!isFree || next === id) {
      setTyped(id);
      return;
    }
    const { questions, translations } = own;
    editTogether({
      ...(isJsonObject(questions) && { '/questions': renameQuestion(questions, id, next) }),
      ...(isJsonObject(translations) && { '/translations': renameWords(translations, id, next) }),
    });
  };

  return (
    <div className={styles['field']}>
      <label htmlFor={`question-id-${id}`}>Id</label>
      <input
        id={`question-id-${id}`}
        className={styles['control']}
        value={typed}
        spellCheck={false}
        aria-invalid={!isFree}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={rename}
        onKeyDown={({ currentTarget, key }) => key === 'Enter' && currentTarget.blur()}
      />
    </div>
  );
}
