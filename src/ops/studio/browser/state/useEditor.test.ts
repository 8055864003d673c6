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
  const server = { isUp: true, asked: 0, free: Promise.resolve() };
  vi.stubGlobal('fetch', async () => {
    server.asked += 1;
    await server.free;
    if (!server.isUp) throw new TypeError('Failed to fetch');
    return Response.json(report);
  });
  const brand = { id: 'acme', text: '', hash: 'a', value: { name: 'Acme' }, problems: [] };
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
