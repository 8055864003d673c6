import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  readonly onBack?: () => void;
}

/** A page with only a message. */
export function Notice({ children, onBack }: NoticeProps) {
  return (
    <main className={styles['notice']}>
      <output>{children}</output>
      {onBack ? (
        <button type="button" className="button" onClick={onBack}>
          All brands
        </button>
      ) : null}
    </main>
  );
}
