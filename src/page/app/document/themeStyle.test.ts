import { expect, test } from 'vitest';
import { themeStyle } from './themeStyle.ts';

const light = { '--c-ink': '#111111' };

test('a theme without a dark scheme stays light', () => {
  expect(themeStyle({ light })).toBe(':root{color-scheme:light;--c-ink:#111111}');
});

test('dark colours apply where the visitor prefers a dark scheme', () => {
  expect(themeStyle({ light, dark: { '--c-ink': '#eeeeee' } })).toContain(
    '@media (prefers-color-scheme:dark){:root{color-scheme:dark;--c-ink:#eeeeee}}',
  );
});
