// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { BrandReport } from '../../wire/BrandReport.ts';
import { canSave } from './EditorState.ts';
import { useEditor } from './useEditor.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const report: BrandReport = {
  text: '',
  hash: 'a',
  problems: [],
  inherited: [],
  contrast: {},
  plans: [],
  addons: [],
  brand: null,
  preview: 'draft',
};

/** An editor whose server can be ended and started again, or be busy. */
function anEditor() {
  vi.useFakeTimers();
  const brand = { id: 'acme', text: '', hash: 'a', value: { name: 'Acme' }, problems: [] };
  const saved: unknown[] = [];
  const problems: unknown[] = [];
  const server = { isUp: true, asked: 0, free: Promise.resolve(), problems, saved };
  vi.stubGlobal('fetch', async (_: string, { body = '{}', method }: RequestInit) => {
    server.asked += 1;
    await server.free;
    if (!server.isUp) throw new TypeError('Failed to fetch');
    if (method === 'PUT') {
      const { value } = await new Response(body).json();
      saved.push(value);
      return Response.json({ kind: 'saved', brand: { ...brand, value, hash: 'b' } });
    }
    return Response.json({ ...report, problems: server.problems });
  });
  const { result, unmount } = renderHook(() => useEditor(brand));
  return {
    editor: () => result.current,
    server,
    unmount,
    wait: () => act(() => vi.advanceTimersByTimeAsync(10_000)),
    edit: (value = 'Acme Two') =>
      act(() => result.current.dispatch({ type: 'edit', pointer: '/name', value })),
  };
}

it('checks again, without another edit, when the server answers again', async () => {
  const { edit, editor, server, unmount, wait } = anEditor();
  server.isUp = false;
  edit();
  await wait();
  expect(editor().state.saving).toMatchObject({ kind: 'failed' });
  expect(canSave(editor().state)).toBe(false);

  server.isUp = true;
  await wait();
  expect(editor().state.saving).toEqual({ kind: 'idle' });
  expect(canSave(editor().state)).toBe(true);
  unmount();
});

it('asks once while the server answers, and never after it is left', async () => {
  const { edit, server, unmount, wait } = anEditor();
  edit();
  await wait();
  await wait();
  expect(server.asked).toBe(1);

  server.isUp = false;
  unmount();
  await wait();
  expect(server.asked).toBe(1);
});

it('stops asking when it is left while the server is away', async () => {
  const { edit, editor, server, unmount, wait } = anEditor();
  server.isUp = false;
  edit();
  await wait();
  unmount();
  const { asked } = server;
  await wait();
  expect(server.asked).toBe(asked);
  expect(editor().state.saving).toMatchObject({ kind: 'failed' });
});

it('has one draft checked at a time, because the preview shows the one that was checked last', async () => {
  const { edit, editor, server, unmount, wait } = anEditor();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.free = promise;
  edit();
  await wait();
  edit('Acme Three');
  await wait();
  edit('Acme Four');
  await wait();
  expect(server.asked).toBe(1);

  resolve();
  await wait();
  // The draft in between is not asked about.
  expect(server.asked).toBe(2);
  expect(canSave(editor().state)).toBe(true);
  unmount();
});

it('a save that is asked for right after typing is sent once the draft is checked', async () => {
  const { edit, editor, server, unmount, wait } = anEditor();
  edit();
  act(() => editor().save());
  expect(editor().state.saving).toEqual({ kind: 'wanted' });
  await wait();
  expect(server.saved).toEqual([{ name: 'Acme Two' }]);
  expect(editor().state.saving).toEqual({ kind: 'saved' });
  unmount();
});

it('a save that is asked for before the check is not sent when the check finds a problem', async () => {
  const { edit, editor, server, unmount, wait } = anEditor();
  server.problems = [{ message: 'x' }];
  edit('');
  act(() => editor().save());
  await wait();
  expect(server.saved).toEqual([]);
  expect(editor().state.saving).toEqual({ kind: 'idle' });
  server.problems = [];
  edit('Acme Three');
  await wait();
  expect(server.saved).toEqual([]);
  unmount();
});

it('what is undone before its check is not saved, nor what is typed after that', async () => {
  const { edit, editor, server, unmount, wait } = anEditor();
  edit();
  act(() => editor().save());
  act(() => editor().dispatch({ type: 'undo' }));
  await wait();
  edit('Acme Three');
  await wait();
  expect(server.saved).toEqual([]);
  unmount();
});
