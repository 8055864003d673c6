import type { ShownProblem } from '../../wire/BrandReport.ts';
import { idOfPointer } from '../form/fieldId.ts';
import styles from './ProblemList.module.css';

interface ProblemListProps {
  readonly problems: readonly ShownProblem[];
  readonly onGoTo: (pointer: string) => void;
}

/** Lists all problems of the draft, each linked to its setting. */
export function ProblemList({ onGoTo, problems }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <section className={styles['list']} aria-labelledby="problems-title">
      <h2 id="problems-title">
        {problems.length === 1 ? '1 problem' : `${problems.length} problems`}
      </h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.check} ${problem.pointer} ${problem.why}`}>
            <a
              href={`#${idOfPointer(problem.pointer)}`}
              onClick={(event) => {
                event.preventDefault();
                onGoTo(problem.pointer);
              }}
            >
              {problem.why}
            </a>{' '}
            <span className={styles['place']}>
              {problem.file}:{problem.line}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
