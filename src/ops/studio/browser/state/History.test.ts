import { expect, it } from 'vitest';
import { advance, historyOf, redo, undo } from './History.ts';

it('undoes a step, and redoes it', () => {
  const two = advance(advance(historyOf('a'), 'b', false), 'c', false);
  expect(undo(two).present).toBe('b');
  expect(undo(undo(two)).present).toBe('a');
  expect(redo(undo(two))).toEqual(two);
});

it('undoes typing in one field as one step', () => {
  const typed = advance(advance(historyOf(''), 'h', false), 'hi', true);
  expect(undo(typed).present).toBe('');
});

it('forgets what was undone once something else is done', () => {
  const other = advance(undo(advance(historyOf('a'), 'b', false)), 'c', false);
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe('a');
});

it('stays where there is nothing to undo or redo', () => {
  const start = historyOf('a');
  expect(undo(start)).toBe(start);
  expect(redo(start)).toBe(start);
});

it('keeps two hundred steps', () => {
  let history = historyOf(0);
  for (let step = 1; step <= 300; step++) history = advance(history, step, false);
  expect(history.past).toHaveLength(200);
});
