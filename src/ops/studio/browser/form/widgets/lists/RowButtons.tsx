import { moveItem } from './moveItem.ts';
import styles from './RowButtons.module.css';

interface RowButtonsProps<T> {
  readonly list: readonly T[];
  readonly index: number;
  /** The row's name: 'paid'. */
  readonly name: string;
  readonly onChange: (list: readonly T[]) => void;
}

/** Moves a row of a list up or down, or removes it. */
export function RowButtons<T>({ index, list, name, onChange }: RowButtonsProps<T>) {
  return (
    <span className={styles['buttons']}>
      <button
        type="button"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onChange(moveItem(list, index, index - 1))}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        disabled={index === list.length - 1}
        onClick={() => onChange(moveItem(list, index, index + 1))}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => onChange(list.toSpliced(index, 1))}
      >
        ×
      </button>
    </span>
  );
}
