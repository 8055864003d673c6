import type { ReactNode } from 'react';
import styles from './DetailRows.module.css';

export interface DetailRow {
  readonly name: string;
  readonly value: ReactNode;
  /** The unit of the value, such as 'per month'. */
  readonly unit?: string;
  /** Emphasises the most important row. */
  readonly strong?: boolean;
}

/** Two columns: names on the left, amounts on the right. */
export function DetailRows({ rows }: { readonly rows: readonly DetailRow[] }) {
  return (
    <dl className={styles['rows']}>
      {rows.map((row) => (
        <div className={styles['row']} data-strong={row.strong || undefined} key={row.name}>
          <dt>{row.name}</dt>
          <dd>
            <span>{row.value}</span>
            {row.unit ? <span className={styles['unit']}>{` ${row.unit}`}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
