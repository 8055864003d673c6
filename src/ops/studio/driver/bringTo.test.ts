// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringTo } from './bringTo.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A page that answers a submission only after its robot check is ticked. */
function aSuspiciousPage(): void {
  document.body.innerHTML = '<div id="root"><form><button type="submit"></button></form></div>';
  const root = document.querySelector('#root');
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (document.querySelector('.sandbox-captcha') !== null) return;
    const check = document.createElement('div');
    check.className = 'sandbox-captcha';
    check.innerHTML = '<input type="checkbox">';
    check.addEventListener('change', () => {
      root?.append(Object.assign(document.createElement('dialog'), { open: true }));
    });
    form.append(check);
  });
}

it('ticks the robot check where the page asks for it', async () => {
  aSuspiciousPage();
  let isDone = false;
  void bringTo('success').then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(document.querySelector<HTMLInputElement>('.sandbox-captcha input')?.checked).toBe(true);
  expect(isDone).toBe(true);
});
