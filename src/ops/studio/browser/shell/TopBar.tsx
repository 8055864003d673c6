import type { BrandCard } from '../../wire/StudioBrand.ts';
import { canAskToSave, isChangedElsewhere, isDirty, problemsOf } from '../state/EditorState.ts';
import type { Editor } from '../state/useEditor.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly editor: Editor;
  readonly brands: readonly BrandCard[];
  readonly pane: 'form' | 'preview';
  readonly onPane: (pane: 'form' | 'preview') => void;
  readonly onOpen: (id: string | null) => void;
}

/** The open brand, its state, and the actions that concern all of it. */
export function TopBar({ brands, editor, onOpen, onPane, pane }: TopBarProps) {
  const { dispatch, save, state } = editor;
  const { history, open, report, saving } = state;
  return (
    <header className={styles['bar']}>
      <button type="button" className="button" data-quiet="true" onClick={() => onOpen(null)}>
        Brands
      </button>
      <span aria-hidden="true">/</span>
      <select
        className={styles['brand']}
        aria-label="Brand"
        value={open.id}
        onChange={({ target }) => onOpen(target.value)}
      >
        {nearby(brands, open.id).map(({ colours, id, name }) => (
          <option
            key={id}
            ref={(option) => option?.style.setProperty('--colours', stripesOf(colours))}
            value={id}
          >
            {name}
          </option>
        ))}
      </select>
      <output className={styles['status']} data-state={saving.kind}>
        {statusOf(editor)}
      </output>
      <span className={styles['panes']}>
        {(['form', 'preview'] as const).map((it) => (
          <button
            key={it}
            type="button"
            className="button"
            aria-pressed={pane === it}
            onClick={() => onPane(it)}
          >
            {it === 'form' ? 'Settings' : 'Preview'}
          </button>
        ))}
      </span>
      <span className={styles['acts']}>
        <button
          type="button"
          className="button"
          aria-keyshortcuts="Control+Z"
          disabled={history.past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        >
          Undo
        </button>
        <button
          type="button"
          className="button"
          aria-keyshortcuts="Control+Shift+Z"
          disabled={history.future.length === 0}
          onClick={() => dispatch({ type: 'redo' })}
        >
          Redo
        </button>
        <ChangesDialog before={open.text} after={report?.text ?? open.text} />
        <button
          type="button"
          className="button"
          data-main="true"
          aria-keyshortcuts="Control+S"
          disabled={!canAskToSave(state)}
          onClick={save}
        >
          Save
        </button>
      </span>
    </header>
  );
}

function statusOf({ state }: Editor): string {
  const { saving } = state;
  const problems = problemsOf(state).length;
  if (saving.kind === 'failed') return saving.message;
  if (saving.kind === 'saving' || saving.kind === 'wanted') return 'Saving';
  if (problems > 0)
    return problems === 1 ? '1 problem: not to be saved' : `${problems} problems: not to be saved`;
  if (isChangedElsewhere(state)) return 'The file was changed elsewhere: saving asks whose to keep';
  if (isDirty(state)) return 'Not saved';
  return saving.kind === 'saved' ? 'Saved' : 'No changes';
}

/** As many brands as the list has room for, including the open one. */
function nearby(brands: readonly BrandCard[], id: string): readonly BrandCard[] {
  const at = brands.findIndex((brand) => brand.id === id);
  return brands.slice(Math.max(0, at - AROUND), at + AROUND);
}

const AROUND = 100;

/** Colours side by side, of the same width, as a background image. */
function stripesOf(colours: readonly string[]): string {
  const share = 100 / colours.length;
  const stripes = colours.map((it, index) => `${it} ${index * share}% ${(index + 1) * share}%`);
  return colours.length === 0 ? 'none' : `linear-gradient(90deg, ${stripes.join(', ')})`;
}
