import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { contrast } from './contrast.ts';
import { CONTRAST_PAIRS } from './contrastPairs.ts';
import { deriveScheme } from './deriveScheme.ts';
import { deriveTheme } from './deriveTheme.ts';
import { findLowContrast } from './findLowContrast.ts';
import { fromHex } from './oklch.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const look = fc.record({
  field: fc.constantFrom('outlined' as const, 'filled' as const),
  panel: fc.constantFrom('plain' as const, 'tinted' as const, 'accent' as const),
});

const OUTLINED = { field: 'outlined', panel: 'plain' } as const;

it('is readable with any accent and any summary colour, in light and in dark', () => {
  fc.assert(
    fc.property(hex, hex, look, fc.boolean(), (accent, summarySurface, chosen, dark) => {
      const [ink, surface] = dark ? ['#f2f4f3', '#101613'] : ['#14231c', '#fbfbf7'];
      const scheme = deriveScheme({ accent, ink, surface, summarySurface }, chosen);
      expect(findLowContrast(scheme)).toEqual([]);
    }),
  );
});

it('writes every colour in digits, which the library that draws mails can read', () => {
  fc.assert(
    fc.property(hex, look, fc.boolean(), (accent, chosen, dark) => {
      const [ink, surface] = dark ? ['#f2f4f3', '#101613'] : ['#14231c', '#fbfbf7'];
      const scheme = deriveScheme({ accent, ink, surface }, chosen);
      const colours = Object.entries(scheme).filter(([name]) => name.startsWith('--c-'));
      expect(colours.filter(([, value]) => !/^#[\da-f]{6}([\da-f]{2})?$/.test(value))).toEqual([]);
    }),
  );
});

it('knows every colour that a pair names', () => {
  const scheme = deriveScheme({ accent: '#0a7048', ink: '#14231c', surface: '#fbfbf7' }, OUTLINED);
  const named = CONTRAST_PAIRS.flatMap(({ front, back }) => [front, back]);
  expect(named.filter((name) => !(name in scheme))).toEqual([]);
});

it('has the browser draw its own parts for a page that is dark by its colours', () => {
  const { dark: _, ...theme } = aBrand().theme;
  expect(deriveTheme(theme).light['color-scheme']).toBe('light');
  const darkFirst = { ...theme, accent: '#7fd1a8', ink: '#eeeeee', surface: '#101613' };
  expect(deriveTheme(darkFirst).light['color-scheme']).toBe('dark');
});

it('gives every scheme the same properties', () => {
  const theme = {
    ...aBrand().theme,
    dark: { accent: '#7fd1a8', ink: '#eeeeee', surface: '#101613' },
  };
  const { light, dark = {} } = deriveTheme(theme);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

it('stays light where the brand names no dark colours', () => {
  const { dark: _, ...theme } = aBrand().theme;
  expect(deriveTheme(theme)).not.toHaveProperty('dark');
});

it.each(['#0a7048', '#ffd400', '#000000', '#ffffff', '#777777'])(
  'makes hover and active of %s differ from it and from each other',
  (accent) => {
    const scheme = deriveScheme({ accent, ink: '#14231c', surface: '#fbfbf7' }, OUTLINED);
    const states = ['--c-accent', '--c-accent-hover', '--c-accent-active'];
    expect(new Set(states.map((name) => scheme[name])).size).toBe(3);
  },
);

it('leaves an accent that can be read as links as it is', () => {
  const scheme = deriveScheme({ accent: '#0a7048', ink: '#14231c', surface: '#fbfbf7' }, OUTLINED);
  expect(scheme['--c-accent-text']).toBe('#0a7048');
});

it('darkens a yellow accent for links and keeps its hue', () => {
  const scheme = deriveScheme({ accent: '#ffd400', ink: '#14231c', surface: '#ffffff' }, OUTLINED);
  const link = scheme['--c-accent-text'] ?? '';
  expect(contrast(link, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(Math.abs(fromHex(link).h - fromHex('#ffd400').h)).toBeLessThan(6);
});

it.each([
  ['red', '#b02c1c'],
  ['pink', '#b0284f'],
  ['wine', '#6e1f2b'],
])(
  'gives a %s brand the focus of its ink, because its own would look like an error',
  (_, accent) => {
    const colours = { accent, ink: '#14231c', surface: '#fbfbf7' };
    expect(deriveScheme(colours, OUTLINED)['--c-focus']).toBe('#14231c');
  },
);

it.each(['#87500b', '#86307a', '#0a7048'])('gives %s the focus of its accent', (accent) => {
  const colours = { accent, ink: '#14231c', surface: '#fbfbf7' };
  expect(deriveScheme(colours, OUTLINED)['--c-focus']).toBe(accent);
});

it('colours the summary by the accent where the brand says so', () => {
  const colours = { accent: '#12386b', ink: '#101a2b', surface: '#ffffff' };
  const scheme = deriveScheme(colours, { field: 'outlined', panel: 'accent' });
  expect(scheme['--c-summary']).toBe('#12386b');
  expect(scheme['--c-on-summary']).toBe('#ffffff');
});
