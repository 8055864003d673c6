import { Icon } from '../Icon.tsx';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  readonly title: string;
  /** In page order, in the same words as beside the fields. */
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[];
}

/** Announces the problems that prevent submitting, each as a link to its field. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  return (
    <div className={styles['summary']} role="alert">
      <Icon name="alert" />
      <div>
        <h2 className={styles['title']}>{title}</h2>
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
      </div>
    </div>
  );
}
