import { useState } from 'react';
import { valueAt } from '../../../../core/brand/editValue.ts';
import { isJsonObject, type JsonObject } from '../../../../core/brand/JsonValue.ts';
import { isWithin } from '../../../../core/brand/jsonPointer.ts';
import type { ShownProblem } from '../../wire/BrandReport.ts';
import { useFormContext } from '../form/FormContext.ts';
import { SettingProblems } from '../form/SettingProblems.tsx';
import { RowButtons } from '../form/widgets/lists/RowButtons.tsx';
import { QuestionField } from './QuestionField.tsx';
import styles from './QuestionsPane.module.css';
import { questionFields } from './questionFields.ts';
import { idOf } from './writtenValue.ts';

interface QuestionsPaneProps {
  /** schemas/brand.schema.json */
  readonly schema: JsonObject;
  /** The widgets that a question may stand beside. */
  readonly widgets: readonly string[];
  readonly problems: readonly ShownProblem[];
  readonly onLeaveField: () => void;
}

/** What the brand's own file asks, in the order asked. The preview asks it, so that conditions can be tried. */
export function QuestionsPane({ onLeaveField, problems, schema, widgets }: QuestionsPaneProps) {
  const { edit, own } = useFormContext();
  const [words, setWords] = useState('');
  const asked = isJsonObject(own['questions']) ? own['questions'] : {};
  const entries = Object.entries(asked);
  const added = idOf(words);

  const keep = (questions: readonly (readonly [string, JsonObject[string]])[]) => {
    edit('/questions', questions.length === 0 ? undefined : Object.fromEntries(questions));
    onLeaveField();
  };

  return (
    <>
      <p className={styles['about']}>
        Questions stand beside a part of the form, in this order. Try who is asked what in the
        preview. Those of layers are in their files.
      </p>
      <ol className={styles['questions']}>
        {entries.map(([id, question], index) => (
          <li key={id} className={styles['question']} data-question={id}>
            <div className={styles['head']}>
              <h2>{id}</h2>
              <RowButtons list={entries} index={index} name={id} onChange={keep} />
            </div>
            {isJsonObject(question) ? (
              <div className={styles['fields']}>
                {questionFields(schema, widgets, question['kind']).map((field) => (
                  <QuestionField
                    key={field.path}
                    field={field}
                    value={valueAt(question, `/${field.path}`)}
                    onChange={(value) => edit(`/questions/${id}/${field.path}`, value)}
                    onLeave={onLeaveField}
                  />
                ))}
              </div>
            ) : (
              <p className={styles['about']}>Not asked: a layer’s question that is dropped.</p>
            )}
            <SettingProblems
              id={`question-${id}`}
              problems={problems.filter(({ pointer }) => isWithin(pointer, `/questions/${id}`))}
            />
          </li>
        ))}
      </ol>
      <form
        className={styles['adder']}
        onSubmit={(event) => {
          event.preventDefault();
          if (added === '' || Object.hasOwn(asked, added)) return;
          const place = { widget: widgets.includes('email') ? 'email' : (widgets[0] ?? '') };
          const question = { kind: 'shortText', label: words.trim(), required: false };
          keep([...entries, [added, { ...question, personal: false, place }]]);
          setWords('');
        }}
      >
        <input
          className={styles['control']}
          aria-label="New question"
          placeholder="What do you ask?"
          maxLength={90}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" disabled={added === '' || Object.hasOwn(asked, added)}>
          + Add a question
        </button>
      </form>
    </>
  );
}
