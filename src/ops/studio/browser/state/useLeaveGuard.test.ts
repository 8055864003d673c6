// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startEditing } from './EditorState.ts';
import { editorReducer } from './editorReducer.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

afterEach(() => vi.unstubAllGlobals());

interface Case {
  readonly isChanged: boolean;
  readonly answer: boolean;
  readonly hasMore?: boolean;
}

/** An open brand, with or without a change, and another listener for the browser's back button. */
function anEditor({ isChanged, answer, hasMore = false }: Case) {
  const value = { id: 'acme', name: 'Acme' };
  const opened = startEditing({ id: 'acme', text: '', hash: 'a', value, problems: [] });
  const changed = editorReducer(opened, { type: 'edit', pointer: '/name', value: 'Acme Two' });
  const ask = vi.fn(() => answer);
  const heard = vi.fn();
  vi.stubGlobal('confirm', ask);
  window.addEventListener('popstate', heard);
  const { result, unmount } = renderHook(() =>
    useLeaveGuard(isChanged ? changed : opened, hasMore),
  );
  const goBack = () => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    return location.pathname;
  };
  const close = () => {
    unmount();
    window.removeEventListener('popstate', heard);
  };
  return { ask, heard, mayLeave: result.current, goBack, close };
}

/** Whether the browser would ask before leaving the page. */
function isHeld(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('asks nothing where nothing was changed', () => {
  const { ask, heard, mayLeave, goBack, close } = anEditor({ isChanged: false, answer: false });
  expect([isHeld(), mayLeave(), goBack()]).toEqual([false, true, '/']);
  expect([ask.mock.calls.length, heard.mock.calls.length]).toEqual([0, 1]);
  close();
});

it('keeps unsaved changes and the address when the user stays', () => {
  const { ask, heard, mayLeave, goBack, close } = anEditor({ isChanged: true, answer: false });
  expect([isHeld(), mayLeave(), goBack()]).toEqual([true, false, '/brands/acme']);
  expect([ask.mock.calls.length, heard.mock.calls.length]).toEqual([2, 0]);
  close();
});

it('lets the user leave when there are none', () => {
  const { heard, mayLeave, goBack, close } = anEditor({ isChanged: true, answer: true });
  expect([mayLeave(), goBack()]).toEqual([true, '/']);
  expect(heard).toHaveBeenCalledOnce();
  close();
  expect(isHeld()).toBe(false);
});

it('keeps what was typed beside the file, such as a translation of the catalogue', () => {
  const { mayLeave, goBack, close } = anEditor({ isChanged: false, hasMore: true, answer: false });
  expect([isHeld(), mayLeave(), goBack()]).toEqual([true, false, '/brands/acme']);
  close();
});
