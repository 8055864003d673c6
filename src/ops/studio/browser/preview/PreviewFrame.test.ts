// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { BringTo, PreviewNews, PreviewState } from '../../wire/PreviewState.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

afterEach(cleanup);

const PAGE = 'http://slotbook.studio.localhost/signup';

/** The preview, and the pages in its frames, which exchange messages with the Studio. */
function aPreview(first: PreviewState = 'empty') {
  const told: string[] = [];
  const frameFor = (state: PreviewState, address: string) =>
    createElement(PreviewFrame, {
      address,
      revision: '',
      state,
      width: 390,
      scheme: 'light',
      room: { width: 390, height: 800 },
      onStay: () => undefined,
    });
  const { container, rerender } = render(frameFor(first, PAGE));
  const frames = () => [...container.querySelectorAll('iframe')];
  return {
    told,
    addresses: () => frames().map(({ src }) => src),
    ask: (state: PreviewState, address = PAGE) => rerender(frameFor(state, address)),
    /** Sends a message from the page that opened at an address. */
    says: (address: string, news: PreviewNews) => {
      const page = frames().find(({ src }) => src === address)?.contentWindow;
      if (!page) throw new Error(`No frame shows ${address}.`);
      page.postMessage = ({ state }: BringTo) => void told.push(`${address} ${state}`);
      act(() => void dispatchEvent(new MessageEvent('message', { data: news, source: page })));
    },
  };
}

const LOADED = { studio: 'loaded' } as const;
const READY = { studio: 'ready' } as const;

it('drives only the newest page, even when an older one has loaded late', () => {
  const { ask, says, told } = aPreview();
  ask('success', `${PAGE}?ach=true`);
  says(PAGE, LOADED);
  says(`${PAGE}?ach=true`, LOADED);
  expect(told).toEqual([`${PAGE}?ach=true success`]);
});

it('ends a visible page that orders before the next one opens', () => {
  const { addresses, ask, says } = aPreview('success');
  says(PAGE, LOADED);
  ask('failure', `${PAGE}?ach=true`);
  expect(addresses()).toEqual([`${PAGE}?ach=true`]);
});

it('shows the newest page once it is ready', () => {
  const { addresses, ask, says, told } = aPreview();
  says(PAGE, LOADED);
  says(PAGE, READY);
  ask('failure', `${PAGE}?ach=true`);
  says(`${PAGE}?ach=true`, LOADED);
  expect(addresses()).toEqual([PAGE, `${PAGE}?ach=true`]);
  says(`${PAGE}?ach=true`, READY);
  expect(addresses()).toEqual([`${PAGE}?ach=true`]);
  expect(told).toEqual([`${PAGE} empty`, `${PAGE}?ach=true failure`]);
});
