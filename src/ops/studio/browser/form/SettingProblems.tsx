import type { ShownProblem } from '../../wire/BrandReport.ts';
import { useFormContext } from './FormContext.ts';
import styles from './SettingProblems.module.css';

interface SettingProblemsProps {
  readonly id: string;
  readonly problems: readonly ShownProblem[];
}

/** The problems of a setting, in the words of `brands check`. A click sets the suggested value. */
export function SettingProblems({ id, problems }: SettingProblemsProps) {
  const { edit } = useFormContext();
  return (
    <div id={`${id}-problems`} className={styles['problems']}>
      {problems.map((problem) => (
        <p key={`${problem.check} ${problem.pointer} ${problem.why}`} className={styles['problem']}>
          <span>{problem.why} </span>
          {problem.suggestion === null ? (
            <span>{problem.fix}</span>
          ) : (
            <button
              type="button"
              className={styles['fix']}
              onClick={() => edit(problem.pointer, problem.suggestion ?? undefined)}
            >
              Use “{problem.suggestion}”
            </button>
          )}
          {problem.isOwn ? null : (
            <span className={styles['place']}>
              {' '}
              ({problem.file}:{problem.line})
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
