import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { aPage } from '../../../tests/factories/pages/aPage.ts';
import { KeptPlace } from '../renderer/KeptPlace.tsx';
import type { WidgetChunk } from '../widgets/WidgetChunk.ts';
import { notePresses } from './earlyPresses.ts';
import { takeOverIslands } from './takeOverIslands.tsx';

const opened = vi.fn();

/** A widget with a button, rendered the same on the server and in the browser. */
function Opener() {
  return (
    <button type="button" onClick={opened}>
      Privacy Policy
    </button>
  );
}

const CHUNK: WidgetChunk = { createIsland: () => Opener };

/** The server's page: the widget in its place, and a field beside it. */
function sent() {
  opened.mockReset();
  const place = <KeptPlace widget="opener" Widget={Opener} island="/assets/opener.js" />;
  document.body.innerHTML = `${renderToString(place)}<input>`;
  return { button: screen.getByRole('button'), field: screen.getByRole('textbox') };
}

async function takeOver(load: (address: string) => Promise<WidgetChunk>) {
  const report = vi.fn();
  await act(async () => takeOverIslands(aPage(), load, report));
  return { report };
}

notePresses(document);

test("an island hydrates the server's own elements", async () => {
  const { button } = sent();
  const load = vi.fn(async () => CHUNK);
  await takeOver(load);
  expect(load).toHaveBeenCalledExactlyOnceWith('/assets/opener.js');
  expect(screen.getByRole('button')).toBe(button);
  button.click();
  expect(opened).toHaveBeenCalledOnce();
});

test('a press made before its code has loaded is repeated', async () => {
  const { button } = sent();
  button.click();
  expect(opened).not.toHaveBeenCalled();
  await takeOver(async () => CHUNK);
  expect(opened).toHaveBeenCalledOnce();
});

test('a visitor who has moved on keeps the focus there', async () => {
  const { button, field } = sent();
  button.click();
  field.click();
  await takeOver(async () => CHUNK);
  expect(opened).not.toHaveBeenCalled();
});

test("an island whose code fails to load keeps the server's markup, with a note below it", async () => {
  const { button } = sent();
  await takeOver(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(screen.getByRole('button')).toBe(button);
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(screen.getByText('Refresh the page').getAttribute('href')).toBe('');
});

test('an island that throws shows a note in its place, and is reported by name', async () => {
  sent();
  const Broken = () => {
    throw new Error('out of order');
  };
  const { report } = await takeOver(async () => ({ createIsland: () => Broken }));
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(report).toHaveBeenCalledWith('opener', expect.any(Error));
});

test("an island that cannot be created keeps the server's markup, and is reported by name", async () => {
  const { button } = sent();
  const broken = new Error('another script has broken Intl');
  const { report } = await takeOver(async () => ({
    createIsland() {
      throw broken;
    },
  }));
  expect(screen.getByRole('button')).toBe(button);
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(report).toHaveBeenCalledExactlyOnceWith('opener', broken);
});
