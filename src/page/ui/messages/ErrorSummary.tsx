import { Icon } from '../Icon.tsx';
import styles from './ErrorSummary.module.css';
import spoken from './LiveRegion.module.css';

interface ErrorSummaryProps {
  readonly title: string;
  /** In page order, in the same words as beside the fields. */
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[];
}

/**
 * Announces the problems that prevent submitting. It is a line, which opens to the list: each problem
 * stands beside its field as well, and is a link to it here.
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
      {/* What is folded is not announced; once it is open, the list says it. */}
      <span className={`${spoken['spokenOnly']} ${styles['spoken']}`}>
        {problems.map(({ message }) => message).join(' ')}
      </span>
    </div>
  );
}
