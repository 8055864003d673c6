import { expect, test } from 'vitest';
import { themeStyle } from './themeStyle.ts';

const light = { 'color-scheme': 'light', '--c-ink': '#111111' };
const dark = { 'color-scheme': 'dark', '--c-ink': '#eeeeee' };

test('a theme without a dark scheme stays light', () => {
  expect(themeStyle({ light })).toBe(':root{color-scheme:light;--c-ink:#111111}');
});

test('dark colours apply where the visitor prefers a dark scheme', () => {
  expect(themeStyle({ light, dark })).toContain(
    '@media (prefers-color-scheme:dark){:root{color-scheme:dark;--c-ink:#eeeeee}}',
  );
});

test('a theme with dark colours of its own is dark for every visitor', () => {
  expect(themeStyle({ light: dark })).toBe(':root{color-scheme:dark;--c-ink:#eeeeee}');
});
