import { useEffect, useState } from 'react';
import type { SharedTexts, TermsText } from '../../wire/SharedTexts.ts';
import { useFormContext } from '../form/FormContext.ts';
import { fetchTexts } from '../state/askStudio.ts';
import { CatalogueTexts } from './CatalogueTexts.tsx';
import { languageName } from './languageName.ts';
import styles from './TranslationsPane.module.css';
import { stillTyped } from './typedTexts.ts';

interface SharedTextsPaneProps {
  readonly brandId: string;
  readonly language: string;
}

/** The texts in a language that are in no brand's file: the catalogue's, and texts to agree to. */
export function SharedTextsPane({ brandId, language }: SharedTextsPaneProps) {
  const { typedTexts, typeTexts } = useFormContext();
  const [texts, setTexts] = useState<SharedTexts | string | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (read: SharedTexts | string) => {
      if (!isShown) return;
      setTexts(read);
      if (typeof read !== 'string') typeTexts(language, (now) => stillTyped(now, read.catalogue));
    };
    fetchTexts(brandId, language).then(show, (error: Error) => show(error.message));
    return () => {
      isShown = false;
    };
  }, [brandId, language, typeTexts]);
  const name = languageName(language);
  return (
    <section aria-label={`Shared texts in ${name}`} className={styles['shared']}>
      <h2>Shared texts in {name}</h2>
      {typeof texts === 'string' ? <p role="alert">{texts}</p> : null}
      {texts === null || typeof texts === 'string' ? null : (
        <>
          <ul className={styles['about']}>
            {texts.terms.map((it) => (
              <li key={it.file} data-state={it.state}>
                {it.file} {STATES[it.state]}
              </li>
            ))}
          </ul>
          <CatalogueTexts
            brandId={brandId}
            texts={texts}
            typed={typedTexts[language] ?? {}}
            onTyped={(change) => typeTexts(language, change)}
            onSaved={setTexts}
          />
        </>
      )}
    </section>
  );
}

const STATES: Readonly<Record<TermsText['state'], string>> = {
  present: 'is there.',
  missing: 'is missing.',
  outdated: 'has other headings, paragraphs or points than its original.',
};
