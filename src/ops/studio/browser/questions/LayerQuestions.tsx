import { isJsonObject, type JsonObject } from '../../../../core/brand/JsonValue.ts';
import { useFormContext } from '../form/FormContext.ts';
import styles from './QuestionsPane.module.css';
import { textOf } from './writtenValue.ts';

interface LayerQuestionsProps {
  /** The questions of layers, by id. */
  readonly questions: JsonObject;
}

/** The questions that layers add. The brand may remove each of them. */
export function LayerQuestions({ questions }: LayerQuestionsProps) {
  const { edit, inherited, own, reset } = useFormContext();
  const asked = isJsonObject(own['questions']) ? own['questions'] : {};
  const entries = Object.entries(questions).filter(([, question]) => isJsonObject(question));
  if (entries.length === 0) return null;
  return (
    <section className={styles['layers']} aria-label="Questions of layers">
      <h2>Questions of layers</h2>
      <ul>
        {entries.map(([id, question]) => {
          const at = `/questions/${id}`;
          const isDropped = asked[id] === null;
          const from = inherited.get(`${at}/label`)?.from ?? '';
          return (
            <li key={id} className={styles['head']} data-question={id}>
              <span>
                {isJsonObject(question) ? textOf(question['label']) : id}
                <span className={styles['about']}>
                  {' '}
                  {isDropped ? `${from}, not asked here` : from}
                </span>
              </span>
              <button
                type="button"
                aria-label={`${isDropped ? 'Ask' : 'Drop'} ${id}`}
                onClick={() => (isDropped ? reset(at) : edit(at, null))}
              >
                {isDropped ? 'Ask' : 'Drop'}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
