import { Icon } from '../Icon.tsx';
import styles from './GuideList.module.css';

interface GuideListProps {
  readonly items: readonly { readonly text: string; readonly met: boolean }[];
}

/** The rules for a value. Each is ticked once it is met. */
export function GuideList({ items }: GuideListProps) {
  return (
    <ul className={styles['guide']}>
      {items.map((item) => (
        <li key={item.text} data-met={item.met || undefined}>
          <span className={styles['tick']}>
            <Icon name="check" size={16} />
          </span>
          {item.text}
        </li>
      ))}
    </ul>
  );
}
