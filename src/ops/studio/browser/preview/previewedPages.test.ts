import { expect, it } from 'vitest';
import { PREVIEW_STATES, type PreviewState } from '../../wire/PreviewState.ts';
import {
  drivePage,
  openPage,
  type PreviewedPage,
  type PreviewedPages,
  showPage,
} from './previewedPages.ts';

function aPage(key: number, state: PreviewState = 'empty'): PreviewedPage {
  const address = 'http://slotbook.studio.localhost/signup';
  return { key, address, revision: '', state, scheme: 'light', progress: 'loading' };
}

const keysOf = (pages: PreviewedPages) => pages.map(({ key }) => key);

it('keeps the visible page until the newest is ready, and ends those between', () => {
  const opened = [aPage(1), aPage(2), aPage(3)].reduce<PreviewedPages>(openPage, []);
  expect(keysOf(opened)).toEqual([1, 3]);
  expect(keysOf(showPage(opened, 1))).toEqual([1, 3]);
  expect(keysOf(showPage(opened, 3))).toEqual([3]);
});

it.each(PREVIEW_STATES)('ends a visible page on its way to %s only if it orders', (state) => {
  const driven = drivePage(openPage([], aPage(1, state)), 1);
  const orders = state === 'success' || state === 'failure';
  expect(keysOf(openPage(driven, aPage(2)))).toEqual(orders ? [2] : [1, 2]);
  expect(keysOf(openPage(showPage(driven, 1), aPage(2)))).toEqual([1, 2]);
});
