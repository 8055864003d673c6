import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './ErrorSummary.module.css';
import spoken from './LiveRegion.module.css';

interface ListedProblem {
  readonly fieldId: string;
  readonly message: string;
  readonly isCorrected: boolean;
}

interface ErrorSummaryProps {
  readonly title: string;
  /** In page order, with the same texts as beside the fields. */
  readonly problems: readonly ListedProblem[];
}

/**
 * Announces the problems that prevent submitting. It is one line that unfolds to a list of links to
 * the fields, each of which shows its own problem too. What is corrected is crossed out in its
 * place, so that nothing below moves. Screen readers skip it, because few say that a text is crossed
 * out. From the first correction on nothing is announced, because it would interrupt the next field.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const left = problems.filter(({ isCorrected }) => !isCorrected);
  const isDone = left.length === 0;
  const [isAlert, setAlert] = useState(true);
  if (isAlert && left.length < problems.length) setAlert(false);
  return (
    <div role={isAlert ? 'alert' : undefined}>
      <details className={styles['summary']} data-tone={isDone ? 'success' : 'danger'}>
        <summary className={styles['line']}>
          <Icon name={isDone ? 'check' : 'alert'} />
          <span>{title}</span>
          {isDone ? null : <Icon name="chevron" />}
        </summary>
        <ul className={styles['list']}>
          {problems.map(({ fieldId, message, isCorrected }) => (
            <li key={fieldId} aria-hidden={isCorrected || undefined}>
              {isCorrected ? (
                <s>{message}</s>
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
      {/* Only while folded, because the open list is read by itself. */}
      <span className={`${spoken['spokenOnly']} ${styles['spoken']}`}>
        {left.map(({ message }) => message).join(' ')}
      </span>
    </div>
  );
}
