import type { ShownProblem } from '../../wire/BrandReport.ts';
import { countProblems } from '../form/problemsBySetting.ts';
import type { Section } from '../form/sections.ts';
import styles from './SectionNav.module.css';

interface SectionNavProps {
  readonly sections: readonly Section[];
  /** The section that is shown; null during a search. */
  readonly current: string | null;
  readonly problems: readonly ShownProblem[];
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly onSection: (id: string) => void;
}

/** The parts of the form, each with its number of problems, and the search over all of them. */
export function SectionNav(props: SectionNavProps) {
  const { current, onSearch, onSection, problems, sections, words } = props;
  return (
    <nav className={styles['nav']} aria-label="Settings">
      <input
        type="search"
        className={styles['search']}
        aria-label="Search settings"
        placeholder="Search settings"
        value={words}
        onChange={({ target }) => onSearch(target.value)}
      />
      <ul className={styles['list']}>
        {sections.map(({ id, keys, title }) => {
          const count = countProblems(problems, keys);
          return (
            <li key={id}>
              <button
                type="button"
                className={styles['section']}
                aria-current={current === id ? 'true' : undefined}
                onClick={() => onSection(id)}
              >
                <span>{title}</span>
                {count === 0 ? null : (
                  <span className={styles['count']}>
                    {count}
                    <span className={styles['unseen']}>
                      {' '}
                      {count === 1 ? 'problem' : 'problems'}
                    </span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
