import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The allowed exceptions. Each shows a wait, or makes no visible movement. */
const OWN_TIME = [
  // Pauses under reduced motion.
  'src/page/ui/Spinner.module.css: animation: spin 700ms linear infinite',
  // Appears at once, but late.
  'src/page/ui/beforeStart.css: animation: cannot-start 1ms 20s forwards',
  'src/page/ui/beforeStart.css: animation: cannot-start 1ms 5s forwards',
  // Begins after hours, to keep the browser's autofill colour away.
  'src/page/ui/fields/control.module.css: transition: background-color 1s 9999s',
];

const MOVES = /^(?:transition|animation)(?:-duration)?:/;
const TIME = /(?<![\w-])\d*\.?\d+m?s\b/;

/** The only properties that transitions may change: these do not repaint in each frame. */
const MOVED = new Set(['opacity', 'rotate', 'block-size', 'content-visibility']);

/** A declaration, and the rules around it. */
interface Declaration {
  readonly text: string;
  readonly within: readonly string[];
}

function declarationsOf(css: string): Declaration[] {
  const open: string[] = [];
  const found: Declaration[] = [];
  const statements = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g);
  for (const [, written = '', end] of statements) {
    const text = written.trim().replaceAll(/\s+/g, ' ');
    found.push({ text, within: [...open] });
    if (end === '{') open.push(text);
    if (end === '}') open.pop();
  }
  return found;
}

function isWithin({ within }: Declaration, query: string): boolean {
  return within.some((it) => it.includes(query));
}

/**
 * Transitions and animations with durations of their own, which visitors who prefer less motion
 * would see.
 */
function movesAnyway(css: string): string[] {
  return declarationsOf(css)
    .filter((it) => MOVES.test(it.text) && TIME.test(it.text))
    .filter((it) => !isWithin(it, 'prefers-reduced-motion'))
    .map(({ text }) => text);
}

/**
 * Transitions with the theme's durations that repaint each frame, except those for a hovering
 * pointer.
 */
function paintsAnew(css: string): string[] {
  return declarationsOf(css)
    .filter(({ text }) => text.startsWith('transition:') && text.includes('var(--motion)'))
    .filter(({ text }) => !movedBy(text).every((it) => MOVED.has(it)))
    .filter((it) => !isWithin(it, '(hover: hover)'))
    .map(({ text }) => text);
}

function movedBy(transition: string): string[] {
  const [, list = ''] = transition.split('transition:');
  return list.split(',').map((it) => it.trim().split(' ')[0] ?? '');
}

it.each([
  '.a { transition: opacity 200ms; }',
  '.a { animation: rise .2s ease-out }',
  '@media (min-width: 9px) { .a { transition:\n opacity var(--motion),\n color 1s; } }',
])('finds %s', (css) => {
  expect(movesAnyway(css)).toHaveLength(1);
});

it.each([
  '.a { transition: opacity var(--motion); }',
  '.a { animation: none; }',
  '@media (prefers-reduced-motion: no-preference) { .a { animation: wait 1.2s; } }',
])('accepts %s', (css) => {
  expect(movesAnyway(css)).toEqual([]);
});

it('whatever moves does so in the time that the theme says, which is none under reduced motion', async () => {
  const found: string[] = [];
  for await (const path of glob('src/{page,ops/studio}/**/*.css', { cwd: root })) {
    const css = readFileSync(join(root, path), 'utf8');
    found.push(...movesAnyway(css).map((it) => `${path}: ${it}`));
  }
  expect(found.toSorted()).toEqual(OWN_TIME);
});

it.each([
  '.a { transition: border-color var(--motion); }',
  '.a { transition: opacity var(--motion), box-shadow var(--motion); }',
  '@media (min-width: 9px) { .a { transition: all var(--motion); } }',
])('finds that %s repaints', (css) => {
  expect(paintsAnew(css)).toHaveLength(1);
});

it.each([
  '.a { transition: opacity var(--motion), rotate var(--motion); }',
  '.a { @media (hover: hover) { transition: color var(--motion); } }',
])('finds that %s does not repaint on a touch screen', (css) => {
  expect(paintsAnew(css)).toEqual([]);
});

it('a field that is pressed shows it at once: on a slow phone nine frames of a fade are 40 ms', async () => {
  const found: string[] = [];
  for await (const path of glob('src/page/**/*.css', { cwd: root })) {
    const css = readFileSync(join(root, path), 'utf8');
    found.push(...paintsAnew(css).map((it) => `${path}: ${it}`));
  }
  expect(found).toEqual([]);
});

it('that time is 150 ms, and one under reduced motion', () => {
  const css = readFileSync(join(root, 'src/page/ui/base.css'), 'utf8');
  expect([...css.matchAll(/--motion: (.*);/g)].map(([, time]) => time)).toEqual([
    '150ms ease-out',
    '1ms linear',
  ]);
});
