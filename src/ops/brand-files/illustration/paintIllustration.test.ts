import { expect, it } from 'vitest';
import { deriveTheme } from '../theme/deriveTheme.ts';
import { coloursNamed, paintIllustration, THEME_COLOURS } from './paintIllustration.ts';

const SVG = '<svg><path fill="var(--c-accent)" stroke="var( --c-ink )" d="M0 0"/></svg>';

it('draws in the colours of the scheme', () => {
  const scheme = { '--c-accent': '#0a7048', '--c-ink': '#111111' };
  expect(paintIllustration(SVG, scheme)).toBe(
    '<svg><path fill="#0a7048" stroke="#111111" d="M0 0"/></svg>',
  );
});

it('knows the colours of every theme', () => {
  const theme = deriveTheme({
    accent: '#0a7048',
    ink: '#14231c',
    surface: '#fbfbf7',
    layout: 'split',
    type: 'inter',
    radius: 'soft',
    density: 'calm',
    field: 'filled',
    signature: { pattern: 'none', panel: 'accent', heading: 'plain' },
  });
  const names = Object.keys(theme.light).filter((name) => name.startsWith('--c-'));
  expect(THEME_COLOURS).toEqual(names);
});

it('finds the names of colours in a value', () => {
  expect(coloursNamed('var(--c-accent) 2px var(--c-inc)')).toEqual(['--c-accent', '--c-inc']);
  expect(coloursNamed('#fff')).toEqual([]);
});
