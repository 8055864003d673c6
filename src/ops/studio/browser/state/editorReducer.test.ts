import { expect, it } from 'vitest';
import type { BrandReport } from '../../wire/BrandReport.ts';
import type { EditorAction } from './EditorAction.ts';
import {
  canSave,
  type EditorState,
  isChangedElsewhere,
  isDirty,
  startEditing,
} from './EditorState.ts';
import { editorReducer } from './editorReducer.ts';

const open = {
  id: 'acme',
  text: '',
  hash: 'one',
  value: { id: 'acme', theme: { ink: '#111111', field: 'filled' } },
  problems: [],
};

const report: BrandReport = {
  text: '',
  hash: 'one',
  problems: [],
  inherited: [{ pointer: '/currency', value: 'GBP', from: 'market/UK', line: 4 }],
  contrast: {},
  plans: [],
  addons: [],
  brand: null,
  preview: 'draft',
};

function after(...actions: readonly EditorAction[]): EditorState {
  return actions.reduce(editorReducer, { ...startEditing(open), report });
}

const ink = (value: string): EditorAction => ({ type: 'edit', pointer: '/theme/ink', value });

it('removes an emptied setting from the file', () => {
  const { history } = after({ type: 'edit', pointer: '/theme/ink', value: undefined });
  expect(history.present).toEqual({ id: 'acme', theme: { field: 'filled' } });
});

it('sets an emptied setting to null when a layer would set it again', () => {
  const { history } = after({ type: 'edit', pointer: '/currency', value: undefined });
  expect(history.present['currency']).toBeNull();
});

it('gives an overridden setting back to its layer', () => {
  const state = after(
    { type: 'edit', pointer: '/currency', value: 'USD' },
    { type: 'reset', pointer: '/currency' },
  );
  expect(state.history.present).toEqual(open.value);
  expect(isDirty(state)).toBe(false);
});

it('keeps the report on what was typed during a save', () => {
  const saving = after(ink('#2'), { type: 'save' });
  const value = saving.history.present;
  const typed = editorReducer(saving, ink('#22'));
  const draft = { ...report, text: 'of the draft' };
  const reported = { type: 'reported', value: typed.history.present, report: draft } as const;
  const brand = { ...open, value, text: 'as saved', hash: 'two' };
  const state = editorReducer(editorReducer(typed, reported), { type: 'saved', brand });
  expect(state.report).toEqual({ ...draft, hash: 'two' });
  expect(isDirty(state)).toBe(true);
});

it('undoes what was typed in a field at once, and field by field', () => {
  const typed = after(ink('#2'), ink('#22'), { type: 'leaveField' }, ink('#33'));
  const once = editorReducer(typed, { type: 'undo' });
  expect(once.history.present).toMatchObject({ theme: { ink: '#22' } });
  expect(editorReducer(once, { type: 'undo' }).history.present).toEqual(open.value);
});

it('undoes in one step what was edited together', () => {
  const values = { '/theme/ink': '#2', '/name': 'Acme' };
  const edited = after({ type: 'editTogether', values });
  expect(edited.history.present).toMatchObject({ name: 'Acme', theme: { ink: '#2' } });
  expect(editorReducer(edited, { type: 'undo' }).history.present).toEqual(open.value);
});

it('sets one item of a list, and keeps the others', () => {
  const hosts = ['a.example', 'https://b.example'];
  const listed = after({ type: 'edit', pointer: '/hosts', value: hosts });
  const edit = { type: 'edit', pointer: '/hosts/1', value: 'b.example' } as const;
  expect(editorReducer(listed, edit).history.present['hosts']).toEqual(['a.example', 'b.example']);
});

it('takes over an inherited list of which one item is set', () => {
  const inherited = [{ pointer: '/hosts', value: ['a', 'b'], from: 'base', line: 1 }];
  const edited = editorReducer(
    { ...after(), report: { ...report, inherited } },
    { type: 'edit', pointer: '/hosts/1', value: 'c' },
  );
  expect(edited.history.present['hosts']).toEqual(['a', 'c']);
});

it('moves a mistyped key with its value in one step', () => {
  const mistyped = after({ type: 'edit', pointer: '/theme/inc', value: '#222222' });
  const moved = editorReducer(mistyped, { type: 'move', from: '/theme/inc', to: '/theme/ink' });
  expect(moved.history.present['theme']).toEqual({ ink: '#222222', field: 'filled' });
  expect(editorReducer(moved, { type: 'undo' }).history.present).toEqual(mistyped.history.present);
});

it('keeps the place of an object whose only key is moved', () => {
  const asked = { when: { answers: { otter: ['yes'] } }, label: 'Which?' };
  const mistyped = after({ type: 'edit', pointer: '/questions/team', value: asked });
  const at = '/questions/team/when/answers';
  const move = { type: 'move', from: `${at}/otter`, to: `${at}/other` } as const;
  const { questions } = editorReducer(mistyped, move).history.present;
  const team = { when: { answers: { other: ['yes'] } }, label: 'Which?' };
  expect(JSON.stringify(questions)).toBe(JSON.stringify({ team }));
});

it('saves only what differs, and was checked as it is', () => {
  expect(canSave(after())).toBe(false);
  const unchecked = after(ink('#222222'));
  expect(canSave(unchecked)).toBe(false);
  const value = unchecked.history.present;
  const checked = editorReducer(unchecked, { type: 'reported', value, report });
  expect(canSave(checked)).toBe(true);
});

it('leaves a report aside that is about an older draft', () => {
  const state = after(ink('#222222'));
  const late: EditorAction = { type: 'reported', value: open.value, report };
  expect(editorReducer(state, late)).toBe(state);
});

it('keeps the draft over a file that was changed elsewhere, if asked to', () => {
  const theirs = { ...open, hash: 'two', value: { id: 'acme', name: 'Theirs' } };
  const state = after(
    ink('#222222'),
    { type: 'conflict', theirs, message: 'Changed.' },
    { type: 'keepMine', theirs },
  );
  expect(state.open.hash).toBe('two');
  expect(state.history.present).toMatchObject({ theme: { ink: '#222222' } });
  expect(isDirty(state)).toBe(true);
});

it('replaces the draft by the file on disk on request', () => {
  const theirs = { ...open, hash: 'two', value: { id: 'acme', name: 'Theirs' } };
  const state = after(ink('#222222'), { type: 'takeTheirs', brand: theirs });
  expect(state.history.present).toEqual(theirs.value);
  expect(isDirty(state)).toBe(false);
});

it('brings back by undo what was typed before the file on disk was opened', () => {
  const theirs = { ...open, hash: 'two', value: { id: 'acme', name: 'Theirs' } };
  const state = after(ink('#222222'), { type: 'takeTheirs', brand: theirs }, { type: 'undo' });
  expect(state.history.present).toMatchObject({ theme: { ink: '#222222' } });
  expect(state.open.hash).toBe('two');
  expect(editorReducer(state, { type: 'redo' }).history.present).toEqual(theirs.value);
});

it('does not take another order of keys for a change', () => {
  const value = { theme: { field: 'filled', ink: '#111111' }, id: 'acme' };
  expect(isDirty({ ...after(), history: { past: [], present: value, future: [] } })).toBe(false);
});

it('accepts a file that was changed elsewhere when no edit is lost', () => {
  const theirs = { ...open, hash: 'two', value: { id: 'acme', name: 'Theirs' } };
  const looked: EditorAction = { type: 'looked', brand: theirs, since: open.hash };
  expect(after(looked).history.present).toEqual(theirs.value);
  const kept = after(ink('#222222'), looked);
  expect(kept.history.present).toMatchObject({ theme: { ink: '#222222' } });
  expect(isChangedElsewhere(kept)).toBe(true);
});

it('keeps what it shows while a file is half-written elsewhere', () => {
  const looked: EditorAction = {
    type: 'looked',
    brand: { ...open, hash: 'two', value: null },
    since: open.hash,
  };
  expect(after(looked).history.present).toEqual(open.value);
});

it('leaves a look at the file aside that is answered after a save', () => {
  const edited = after(ink('#222222'));
  const value = edited.history.present;
  const saved = editorReducer(edited, { type: 'saved', brand: { ...open, hash: 'two', value } });
  const before: EditorAction = { type: 'looked', brand: open, since: open.hash };
  expect(editorReducer(saved, before)).toBe(saved);
});
