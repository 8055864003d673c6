import { useId, useState } from 'react';
import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import { useFormContext } from '../form/FormContext.ts';
import { leftToTranslate } from './leftToTranslate.ts';
import { SharedTextsPane } from './SharedTextsPane.tsx';
import styles from './TranslationsPane.module.css';
import { WordField } from './WordField.tsx';
import { isMissing, languagesOf, translatedOf, wordRows } from './wordRows.ts';

interface TranslationsPaneProps {
  /** schemas/brand.schema.json */
  readonly schema: JsonObject;
  readonly onLeaveField: () => void;
}

/** The brand's texts with its languages side by side, missing ones first. */
export function TranslationsPane({ onLeaveField, schema }: TranslationsPaneProps) {
  const context = useFormContext();
  const rows = wordRows(schema, context);
  // The order when the pane was opened, so that a row does not move while its text is typed.
  const [order] = useState(() => rows.map(({ pointer }) => pointer));
  const placeOf = (pointer: string) => {
    const place = order.indexOf(pointer);
    return place === -1 ? order.length : place;
  };
  const missing = rows.filter(isMissing).length;
  const about = useId();
  const { id: brandId } = context.own;
  return (
    <>
      <p id={about} className={styles['about']}>
        {leftToTranslate(missing)} Below are the catalogue’s, and the texts to agree to.
      </p>
      <ul className={styles['rows']} aria-describedby={about}>
        {rows
          .toSorted((a, b) => placeOf(a.pointer) - placeOf(b.pointer))
          .map((row) => (
            <li key={row.pointer} className={styles['row']} data-missing={isMissing(row)}>
              <h2 className={styles['label']}>{row.label}</h2>
              <div className={styles['cells']}>
                <p className={styles['original']} lang={languagesOf(context)[0]}>
                  {row.original}
                </p>
                {row.cells.map((cell) => (
                  <WordField
                    key={cell.language}
                    cell={cell}
                    row={row}
                    onLeaveField={onLeaveField}
                  />
                ))}
              </div>
            </li>
          ))}
      </ul>
      {typeof brandId === 'string' &&
        translatedOf(languagesOf(context)).map((language) => (
          <SharedTextsPane key={language} brandId={brandId} language={language} />
        ))}
    </>
  );
}
