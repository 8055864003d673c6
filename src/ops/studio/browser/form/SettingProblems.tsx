import type { PropsWithChildren } from 'react';
import { fromPointer } from '../../../../core/brand/jsonPointer.ts';
import { unreachable } from '../../../../core/contract/unreachable.ts';
import type { Mend, ShownProblem } from '../../wire/BrandReport.ts';
import { useFormContext } from './FormContext.ts';
import styles from './SettingProblems.module.css';

interface SettingProblemsProps {
  readonly id: string;
  readonly problems: readonly ShownProblem[];
}

/** The problems of a setting, in the words of `brands check`. A click sets the suggested value. */
export function SettingProblems({ id, problems }: SettingProblemsProps) {
  return (
    <div id={`${id}-problems`} className={styles['problems']}>
      {problems.map((problem) => (
        <p key={`${problem.check} ${problem.pointer} ${problem.why}`} className={styles['problem']}>
          <span>{problem.why} </span>
          {problem.mend !== null ? (
            <MendButton id={id} pointer={problem.pointer} mend={problem.mend} />
          ) : (
            <span>{problem.fix}</span>
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

interface MendButtonProps {
  /** The setting's field. The button goes with its problem, and the keyboard stays there. */
  readonly id: string;
  readonly mend: Mend;
  readonly pointer: string;
}

function MendButton({ id, mend, pointer }: MendButtonProps) {
  const { edit, move, reset } = useFormContext();
  const fix = (act: () => void) => () => {
    act();
    document.getElementById(id)?.focus();
  };
  switch (mend.kind) {
    case 'use':
      return <Fix onClick={fix(() => edit(pointer, mend.value))}>Use “{mend.value}”</Fix>;
    case 'move':
      return (
        <Fix onClick={fix(() => move(pointer, mend.to))}>
          Make it “{fromPointer(mend.to).join('.')}”
        </Fix>
      );
    case 'remove':
      return <Fix onClick={fix(() => reset(pointer))}>Remove it</Fix>;
    default:
      return unreachable(mend);
  }
}

function Fix({ children, onClick }: PropsWithChildren<{ readonly onClick: () => void }>) {
  return (
    <button type="button" className={styles['fix']} onClick={onClick}>
      {children}
    </button>
  );
}
