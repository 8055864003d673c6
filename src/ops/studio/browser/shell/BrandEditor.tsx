import { useCallback, useMemo, useState } from 'react';
import type { JsonObject, JsonValue } from '../../../../core/brand/JsonValue.ts';
import { QUESTION_WIDGET } from '../../../../core/rules/visibility/withQuestions.ts';
import type { StudioStart } from '../../wire/StudioBrand.ts';
import { FormContext, type FormContextValue } from '../form/FormContext.ts';
import { fieldsOf } from '../form/fieldsOf.ts';
import { formSchema } from '../form/formSchema.ts';
import { problemsBySetting } from '../form/problemsBySetting.ts';
import { Preview } from '../preview/Preview.tsx';
import { type EditableBrand, problemsOf } from '../state/EditorState.ts';
import { useEditor } from '../state/useEditor.ts';
import { useLeaveGuard } from '../state/useLeaveGuard.ts';
import { useShortcuts } from '../state/useShortcuts.ts';
import { hasTyped, mayDrop, type TypedTexts } from '../translations/typedTexts.ts';
import styles from './BrandEditor.module.css';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormPane } from './FormPane.tsx';
import { TopBar } from './TopBar.tsx';

interface BrandEditorProps {
  readonly brand: EditableBrand;
  readonly start: StudioStart;
  readonly onOpen: (id: string | null) => void;
}

/** A brand's settings beside its page. */
export function BrandEditor({ brand, onOpen, start }: BrandEditorProps) {
  const editor = useEditor(brand);
  const { dispatch, state } = editor;
  const [pane, setPane] = useState<'form' | 'preview'>('form');
  useShortcuts(editor);
  const [typedTexts, setTypedTexts] = useState<TypedTexts>({});
  const typeTexts = useCallback<FormContextValue['typeTexts']>(
    (language, change) =>
      setTypedTexts((now) => ({ ...now, [language]: change(now[language] ?? {}) })),
    [],
  );
  const mayLeave = useLeaveGuard(state, hasTyped(typedTexts));

  const schema = useMemo(() => formSchema(start.schema, start.widgets), [start]);
  const widgets = useMemo(() => widgetsIn(start.widgets), [start]);
  const fields = useMemo(() => new Set(fieldsOf(schema)), [schema]);
  const { report } = state;
  const context = useMemo(
    (): FormContextValue => ({
      own: state.history.present,
      inherited: new Map(report?.inherited.map((it) => [it.pointer, it])),
      problems: problemsBySetting(report?.problems ?? [], fields),
      contrast: report?.contrast ?? {},
      choices: { ...start.choices, brands: start.brands.map(({ id }) => id) },
      edit: (pointer, value) => dispatch({ type: 'edit', pointer, value }),
      editTogether: (values) => dispatch({ type: 'editTogether', values }),
      reset: (pointer) => dispatch({ type: 'reset', pointer }),
      move: (from, to) => dispatch({ type: 'move', from, to }),
      typedTexts,
      typeTexts,
    }),
    [state.history.present, report, fields, start, dispatch, typedTexts, typeTexts],
  );

  return (
    <div className={styles['editor']} data-pane={pane}>
      <TopBar
        editor={editor}
        brands={start.brands}
        pane={pane}
        onPane={setPane}
        onOpen={(id) => mayLeave() && onOpen(id)}
      />
      <FormContext value={context}>
        <FormPane
          schema={schema}
          brandSchema={start.schema}
          widgets={widgets}
          problems={problemsOf(state)}
          report={report}
          onLeaveField={() => dispatch({ type: 'leaveField' })}
        />
      </FormContext>
      <Preview id={brand.id} report={report} brand={state.shown ?? report?.brand ?? null} />
      <ConflictDialog
        state={state}
        dispatch={dispatch}
        onBack={() => mayDrop(typedTexts) && onOpen(null)}
      />
    </div>
  );
}

/** Every widget except the one for the questions. */
function widgetsIn({ enum: names }: JsonObject): readonly string[] {
  const all: readonly JsonValue[] = Array.isArray(names) ? names : [];
  return all.filter((it) => typeof it === 'string').filter((it) => it !== QUESTION_WIDGET);
}
