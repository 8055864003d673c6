import { useMemo, useState } from 'react';
import { isJsonObject, type JsonObject } from '../../../../core/brand/JsonValue.ts';
import { isWithin } from '../../../../core/brand/jsonPointer.ts';
import { mergeLayers } from '../../../../core/brand/mergeLayers.ts';
import type { BrandReport, ShownProblem } from '../../wire/BrandReport.ts';
import { useFormContext } from '../form/FormContext.ts';
import { SettingProblems } from '../form/SettingProblems.tsx';
import { RowButtons } from '../form/widgets/lists/RowButtons.tsx';
import { LayerQuestions } from './LayerQuestions.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import styles from './QuestionsPane.module.css';
import { questionsOfLayers } from './questionsOfLayers.ts';
import { idOf } from './writtenValue.ts';

interface QuestionsPaneProps {
  /** schemas/brand.schema.json */
  readonly schema: JsonObject;
  /** The widgets that a question can be placed beside. */
  readonly widgets: readonly string[];
  readonly problems: readonly ShownProblem[];
  /** The brand's catalogue and options, which conditions may name; null while unknown. */
  readonly report: BrandReport | null;
  readonly onLeaveField: () => void;
}

/**
 * The questions in the brand's own file, in order. The preview asks them too, so that conditions
 * can be tried.
 */
export function QuestionsPane(props: QuestionsPaneProps) {
  const { onLeaveField, problems, report, schema, widgets } = props;
  const { edit, inherited, own } = useFormContext();
  const [words, setWords] = useState('');
  const asked = isJsonObject(own['questions']) ? own['questions'] : {};
  const entries = Object.entries(asked);
  const ofLayers = useMemo(() => questionsOfLayers(inherited), [inherited]);
  const all = mergeLayers([ofLayers, asked]);
  const { addons = [], brand = null, plans = [] } = report ?? {};
  const scope = { addons, brand, plans, questions: all };
  const added = idOf(words);
  const isAddable = added !== '' && !Object.hasOwn(all, added);

  const keep = (questions: readonly (readonly [string, JsonObject[string]])[]) => {
    edit('/questions', questions.length === 0 ? undefined : Object.fromEntries(questions));
    onLeaveField();
  };

  return (
    <>
      <p className={styles['about']}>
        Questions stand beside a part of the form, in this order. Try who is asked what in the
        preview.
      </p>
      <ol className={styles['questions']}>
        {entries.map(([id, question], index) => (
          <li
            key={id}
            id={`asked-${id}`}
            className={styles['question']}
            data-question={id}
            tabIndex={-1}
          >
            <div className={styles['head']}>
              <h2>{id}</h2>
              <RowButtons list={entries} index={index} name={id} onChange={keep} />
            </div>
            {isJsonObject(question) ? (
              <QuestionItem
                id={id}
                question={question}
                schema={schema}
                widgets={widgets}
                scope={scope}
                isOfLayer={Object.hasOwn(ofLayers, id)}
                onLeave={onLeaveField}
              />
            ) : (
              <p className={styles['about']}>Not asked: a layer’s question that is dropped.</p>
            )}
            <SettingProblems
              id={`asked-${id}`}
              problems={problems.filter(({ pointer }) => isWithin(pointer, `/questions/${id}`))}
            />
          </li>
        ))}
      </ol>
      <form
        className={styles['adder']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAddable) return;
          const place = { widget: widgets.includes('email') ? 'email' : (widgets[0] ?? '') };
          const question = { kind: 'shortText', label: words.trim(), required: false };
          keep([...entries, [added, { ...question, place }]]);
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
        <button type="submit" disabled={!isAddable}>
          + Add a question
        </button>
      </form>
      <LayerQuestions questions={ofLayers} />
    </>
  );
}
