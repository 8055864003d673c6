import { useId, useState } from 'react';
import type { CatalogueText, SharedTexts } from '../../wire/SharedTexts.ts';
import { saveTexts } from '../state/askStudio.ts';
import { leftToTranslate } from './leftToTranslate.ts';
import styles from './TranslationsPane.module.css';
import { stillTyped, type TypedOfLanguage, withTyped } from './typedTexts.ts';

interface CatalogueTextsProps {
  readonly brandId: string;
  readonly texts: SharedTexts;
  /** Kept outside, because this is unmounted when another section is opened. */
  readonly typed: TypedOfLanguage;
  readonly onTyped: (change: (now: TypedOfLanguage) => TypedOfLanguage) => void;
  readonly onSaved: (texts: SharedTexts) => void;
}

/**
 * The catalogue's texts beside their translations, missing ones first. Saved in the catalogue's
 * file.
 */
export function CatalogueTexts(props: CatalogueTextsProps) {
  const { brandId, onSaved, onTyped, texts, typed } = props;
  const { catalogue, language, sourceLanguage } = texts;
  const [said, setSaid] = useState<readonly string[]>([]);
  // The order when the pane was opened, so that a row does not move while its text is typed.
  const [order] = useState(() =>
    [...catalogue.filter(isMissing), ...catalogue].map(({ id }) => id),
  );
  const targetOf = ({ id, target }: CatalogueText) => typed[id] ?? target;
  const changed = catalogue.filter((text) => targetOf(text) !== text.target);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    const changes = changed.map((text) => {
      const { id, same, source, target: before } = text;
      return { id, source, before, target: targetOf(text), same };
    });
    const result = await saveTexts(brandId, language, changes);
    if (result.kind === 'invalid') return setSaid(result.why);
    const isWaiting = ({ id }: { readonly id: string }) => result.waiting.includes(listOf(id));
    const saved = changes.filter((it) => !isWaiting(it));
    const sent = new Map(saved.map(({ id, target }) => [id, target]));
    // Keeps what was typed meanwhile, and the lines of lists that wait for others.
    onTyped((now) => {
      const left = Object.entries(now).filter(([id, text]) => text !== sent.get(id));
      return stillTyped(Object.fromEntries(left), result.texts.catalogue);
    });
    setSaid([
      ...(saved.length === 0 ? [] : ['Saved in the catalogue.']),
      ...result.waiting.map((list) => `${list} ${WAITS}`),
    ]);
    return onSaved(result.texts);
  };
  return (
    <>
      <p className={styles['about']}>
        {leftToTranslate(catalogue.filter((text) => targetOf(text) === '').length)} They are in the
        catalogue’s file, for every brand that sells from it.
      </p>
      <ul className={styles['rows']}>
        {catalogue
          .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
          .map((text) => (
            <li key={text.id} className={styles['row']} data-missing={targetOf(text) === ''}>
              <h3 className={styles['label']}>{text.key}</h3>
              <div className={styles['cells']}>
                <p className={styles['original']} lang={sourceLanguage}>
                  {text.source}
                </p>
                <CatalogueField
                  text={text}
                  language={language}
                  value={targetOf(text)}
                  onChange={(value) =>
                    // A save that is running decides which text this would be set back to.
                    onTyped((now) =>
                      isSaving ? { ...now, [text.id]: value } : withTyped(now, text, value),
                    )
                  }
                />
              </div>
            </li>
          ))}
      </ul>
      <button
        type="button"
        disabled={changed.length === 0}
        onClick={() => {
          setIsSaving(true);
          void save()
            .catch((error: Error) => setSaid([error.message]))
            .finally(() => setIsSaving(false));
        }}
      >
        Save in the catalogue
      </button>
      <output className={styles['about']}>
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </output>
    </>
  );
}

const WAITS = 'is not saved before each of its lines is translated.';

/** The list that a text is a line of, if it is one. */
function listOf(id: string): string {
  return id.slice(0, id.lastIndexOf('.'));
}

function isMissing({ target }: CatalogueText): boolean {
  return target === '';
}

interface CatalogueFieldProps {
  readonly text: CatalogueText;
  readonly language: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CatalogueField({ language, onChange, text, value }: CatalogueFieldProps) {
  const about = useId();
  return (
    <div>
      <textarea
        className={styles['control']}
        lang={language}
        rows={text.source.length > 45 ? 3 : 1}
        maxLength={text.maxLength}
        aria-label={text.key}
        aria-describedby={about}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={about} className={styles['about']}>
        Up to {text.maxLength} characters
      </p>
    </div>
  );
}
