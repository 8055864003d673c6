import { expect, it, vi } from 'vitest';
import { onLeave } from './onLeave.ts';

it('calls back when the page is hidden and when it is left, but not when it shows again', () => {
  const left = vi.fn();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  onLeave(document, left);

  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(left).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(left).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
});
