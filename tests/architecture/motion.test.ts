import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What moves by itself for as long as something is waited for, or never: each stops or stands by itself. */
const OWN_TIME = [
  // It stands still under reduced motion.
  'src/page/ui/Spinner.module.css: animation: spin 700ms linear infinite',
  // It is there at once, and late.
  'src/page/ui/beforeStart.css: animation: cannot-start 1ms 20s forwards',
  'src/page/ui/beforeStart.css: animation: cannot-start 1ms 5s forwards',
  // It begins after hours: the colour of what a browser filled in is kept off.
  'src/page/ui/fields/control.module.css: transition: background-color 1s 9999s',
];

const MOVES = /^(?:transition|animation)(?:-duration)?:/;
const TIME = /(?<![\w-])\d*\.?\d+m?s\b/;

/** Transitions and animations of a time of their own, where somebody who wants less motion sees them. */
function movesAnyway(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  const statements = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g);
  for (const [, text = '', end] of statements) {
    const statement = text.trim().replaceAll(/\s+/g, ' ');
    const isAsked = open.some((it) => it.includes('prefers-reduced-motion'));
    if (MOVES.test(statement) && TIME.test(statement) && !isAsked) found.push(statement);
    if (end === '{') open.push(statement);
    if (end === '}') open.pop();
  }
  return found;
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
])('leaves %s alone', (css) => {
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

it('that time is 150 ms, and one under reduced motion', () => {
  const css = readFileSync(join(root, 'src/page/ui/base.css'), 'utf8');
  expect([...css.matchAll(/--motion: (.*);/g)].map(([, time]) => time)).toEqual([
    '150ms ease-out',
    '1ms linear',
  ]);
});
