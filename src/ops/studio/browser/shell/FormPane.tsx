import type { RJSFSchema } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import type { BrandReport, ShownProblem } from '../../wire/BrandReport.ts';
import { BrandForm } from '../form/BrandForm.tsx';
import { useFormContext } from '../form/FormContext.ts';
import { idOfPointer } from '../form/fieldId.ts';
import { settingAround } from '../form/problemsBySetting.ts';
import { pickKeys, searchSchema } from '../form/searchSchema.ts';
import { QUESTIONS, sectionsOf, TRANSLATIONS } from '../form/sections.ts';
import { QuestionsPane } from '../questions/QuestionsPane.tsx';
import { TranslationsPane } from '../translations/TranslationsPane.tsx';
import { languagesOf, translatedOf } from '../translations/wordRows.ts';
import styles from './FormPane.module.css';
import { ProblemList } from './ProblemList.tsx';
import { SectionNav } from './SectionNav.tsx';

interface FormPaneProps {
  readonly schema: RJSFSchema;
  /** schemas/brand.schema.json */
  readonly brandSchema: JsonObject;
  /** The widgets that a question can be placed beside. */
  readonly widgets: readonly string[];
  readonly problems: readonly ShownProblem[];
  readonly report: BrandReport | null;
  readonly onLeaveField: () => void;
}

/** The settings of a section, or those that match the search. */
export function FormPane(props: FormPaneProps) {
  const { brandSchema, onLeaveField, problems, report, schema, widgets } = props;
  const context = useFormContext();
  const { own, problems: bySetting } = context;
  const isTranslated = translatedOf(languagesOf(context)).length > 0;
  const sections = useMemo(() => {
    const keys = [...Object.keys(schema.properties ?? {}), ...QUESTIONS.keys];
    return sectionsOf(isTranslated ? [...keys, ...TRANSLATIONS.keys] : keys);
  }, [schema, isTranslated]);
  const [sectionId, setSectionId] = useState('brand');
  // Searches the brand as it was when the search began, so that a field does not vanish while its
  // text changes.
  const [search, setSearch] = useState({ words: '', own });
  const section = sections.find(({ id }) => id === sectionId);
  const words = search.words.trim();
  const asks = words === '' && section?.id === QUESTIONS.id;
  const isWords = words === '' && section?.id === TRANSLATIONS.id;
  const shown = useMemo(
    () =>
      words === ''
        ? pickKeys(schema, section?.keys ?? [])
        : searchSchema(schema, search.own, words),
    [schema, section, search, words],
  );

  const goTo = (pointer: string) => {
    const target = settingAround(pointer, bySetting);
    const [, key = ''] = (target || pointer).split('/');
    setSearch({ words: '', own });
    setSectionId(sections.find(({ keys }) => keys.includes(key))?.id ?? sectionId);
    setTimeout(() => document.getElementById(idOfPointer(target))?.focus(), 0);
  };

  return (
    <>
      <SectionNav
        sections={sections}
        current={words === '' ? sectionId : null}
        problems={problems}
        words={search.words}
        onSearch={(typed) => setSearch({ words: typed, own })}
        onSection={(id) => {
          setSearch({ words: '', own });
          setSectionId(id);
        }}
      />
      <main className={styles['pane']}>
        <ProblemList problems={problems} onGoTo={goTo} />
        <h1 className={styles['title']}>{words === '' ? section?.title : `“${words}”`}</h1>
        {shown === null ? <output>No setting is about that.</output> : null}
        {isWords ? <TranslationsPane schema={brandSchema} onLeaveField={onLeaveField} /> : null}
        {asks ? (
          <QuestionsPane
            schema={brandSchema}
            widgets={widgets}
            problems={problems}
            report={report}
            onLeaveField={onLeaveField}
          />
        ) : null}
        {shown === null || isWords || asks ? null : (
          <BrandForm schema={shown} onLeaveField={onLeaveField} />
        )}
      </main>
    </>
  );
}
