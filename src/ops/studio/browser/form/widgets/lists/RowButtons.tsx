import { flushSync } from 'react-dom';
import { moveItem } from './moveItem.ts';
import styles from './RowButtons.module.css';

interface RowButtonsProps<T> {
  readonly list: readonly T[];
  readonly index: number;
  /** The row's name: 'paid'. */
  readonly name: string;
  readonly onChange: (list: readonly T[]) => void;
}

/** Moves a row of a list up or down, or removes it. The focus goes with a moved row. */
export function RowButtons<T>({ index, list, name, onChange }: RowButtonsProps<T>) {
  /** Changes the list, and focuses the row at a place in it. */
  const change = (pressed: HTMLButtonElement, changed: readonly T[], place: number) => {
    const container = listOf(pressed);
    const label = pressed.textContent;
    flushSync(() => onChange(changed));
    if (container === null) return;
    if (changed.length > 0) focusRow(container, Math.min(place, changed.length - 1), label);
    else focusBeside(container);
  };
  const move = (pressed: HTMLButtonElement, place: number) =>
    change(pressed, moveItem(list, index, place), place);
  return (
    <span className={styles['buttons']} data-row-buttons="">
      <button
        type="button"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={({ currentTarget }) => move(currentTarget, index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        disabled={index === list.length - 1}
        onClick={({ currentTarget }) => move(currentTarget, index + 1)}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={({ currentTarget }) => change(currentTarget, list.toSpliced(index, 1), index)}
      >
        ×
      </button>
    </span>
  );
}

function listOf(element: Element): Element | null {
  return element.closest('ol, fieldset');
}

/** Focuses what adds a row to an empty list. */
function focusBeside(list: Element): void {
  const around = list.closest('fieldset') ?? list.parentElement;
  around?.querySelector<HTMLElement>('button:enabled, input:enabled')?.focus();
}

/** Focuses the button of a row with this label, else the row's first that can be pressed. */
function focusRow(list: Element, place: number, label: string): void {
  const rows = Array.from(list.querySelectorAll('[data-row-buttons]')).filter(
    // A row of a list may contain another list.
    (row) => listOf(row) === list,
  );
  const pressable = Array.from(rows[place]?.querySelectorAll('button') ?? []).filter(
    ({ disabled }) => !disabled,
  );
  (pressable.find(({ textContent }) => textContent === label) ?? pressable[0])?.focus();
}
