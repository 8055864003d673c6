import type { ReactNode } from 'react';
import { useSetting } from '../useSetting.ts';
import styles from './choices/ChoicesWidget.module.css';

interface GroupProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The controls of a setting that has several. A link to its problem focuses the whole group. */
export function Group({ children, id }: GroupProps) {
  const { aria } = useSetting(id);
  return (
    <fieldset
      id={id}
      className={styles['choices']}
      aria-labelledby={`${id}-label`}
      aria-describedby={aria['aria-describedby']}
      tabIndex={-1}
    >
      {children}
    </fieldset>
  );
}
