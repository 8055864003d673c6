import type { OpenBrand } from '../../wire/StudioBrand.ts';
import styles from './Notice.module.css';

interface BrokenFileProps {
  readonly brand: OpenBrand;
  readonly onBack: () => void;
}

/** Shown for a brand file that cannot be read whole. It cannot be edited here, and is not overwritten. */
export function BrokenFile({ brand, onBack }: BrokenFileProps) {
  return (
    <main className={styles['notice']}>
      <h1>{brand.id}.json cannot be read</h1>
      {brand.problems.map(({ column, file, fix, line, why }) => (
        <p key={`${line}:${column}`} role="alert">
          {file}:{line}:{column} {why} {fix}
        </p>
      ))}
      <p>Mend it in an editor, then open it again. The preview keeps its last good version.</p>
      <button type="button" className="button" onClick={onBack}>
        All brands
      </button>
    </main>
  );
}
