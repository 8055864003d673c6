import { Icon } from '../Icon.tsx';
import styles from './ErrorSummary.module.css';
import spoken from './LiveRegion.module.css';

interface ErrorSummaryProps {
  readonly title: string;
  /** In page order, with the same texts as beside the fields. */
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[];
}

/**
 * Announces the problems that prevent submitting. It is one line that unfolds to a list of links to
 * the fields, each of which shows its own problem too.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  return (
    <div role="alert">
      <details className={styles['summary']}>
        <summary className={styles['line']}>
          <Icon name="alert" />
          <span>{title}</span>
          <Icon name="chevron" />
        </summary>
        <ul className={styles['list']}>
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a
                href={`#${problem.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(problem.fieldId)?.focus();
                }}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {/* Only while folded, because the open list is read by itself. */}
      <span className={`${spoken['spokenOnly']} ${styles['spoken']}`}>
        {problems.map(({ message }) => message).join(' ')}
      </span>
    </div>
  );
}
