import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const PHYSICAL =
  /(?:^|[\s;{])((?:(?:margin|padding|border|scroll-(?:margin|padding))-)?(?:left|right|top|bottom)(?:-(?:width|color|style))?|border-(?:top|bottom)-(?:left|right)-radius|(?:(?:min|max)-)?(?:width|height)|text-align:\s*(?:left|right)|float)\s*[:;]/;

/**
 * Declarations with a physical side instead of a logical one. Conditions on the window are ignored.
 */
function physicalDeclarations(css: string): string[] {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split('\n')
    .filter((line) => !line.includes('@media') && PHYSICAL.test(line))
    .map((line) => line.trim());
}

it.each(['margin-left: 4px;', '.a { right: 0; }', 'text-align: left;', 'max-width: 3em;'])(
  'finds %s',
  (css) => {
    expect(physicalDeclarations(css)).toHaveLength(1);
  },
);

it.each(['margin-inline-start: 4px;', 'grid-template: "left right";', '@media (min-width: 9px) {'])(
  'accepts %s',
  (css) => {
    expect(physicalDeclarations(css)).toEqual([]);
  },
);

it("the page's styles follow the text's direction", async () => {
  const found: string[] = [];
  for await (const path of glob('src/page/**/*.css', { cwd: root })) {
    const css = readFileSync(join(root, path), 'utf8');
    found.push(...physicalDeclarations(css).map((line) => `${path}: ${line}`));
  }
  expect(found).toEqual([]);
});

/** The selectors of grids that align their items by baseline, in any rule. */
function gridsOnBaseline(css: string): string[] {
  const rules = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const having = (declaration: string) =>
    rules.filter(([, , body = '']) => body.includes(declaration)).map(([, of = '']) => of.trim());
  const onBaseline = new Set(having('align-items: baseline'));
  return having('display: grid').filter((selector) => onBaseline.has(selector));
}

it('finds a grid on a baseline, of two rules and one in a condition', () => {
  const row = '.row { align-items: baseline; display: grid; }';
  const due =
    '.due { display: flex; align-items: baseline; } @media (width > 9px) { .due { display: grid; } }';
  expect(gridsOnBaseline(row)).toEqual(['.row']);
  expect(gridsOnBaseline(due)).toEqual(['.due']);
  expect(gridsOnBaseline('.due { align-items: baseline; } .other { display: grid; }')).toEqual([]);
});

// Safari keeps the widths of the fallback typeface there after the real one has loaded, and splits
// numbers.
it('no grid of a page is lined up by its baselines', async () => {
  const found: string[] = [];
  for await (const path of glob('src/page/**/*.css', { cwd: root }))
    found.push(
      ...gridsOnBaseline(readFileSync(join(root, path), 'utf8')).map((it) => `${path}: ${it}`),
    );
  expect(found).toEqual([]);
});

// For visitors whose text is larger than 16 px, lines must grow with it. With a fixed height they
// would overlap.
it("no line's height is in pixels", async () => {
  const found: string[] = [];
  for await (const path of glob('src/page/**/*.css', { cwd: root }))
    for (const [it] of readFileSync(join(root, path), 'utf8').matchAll(/line-height:[^;]*\dpx/g))
      found.push(`${path}: ${it}`);
  expect(found).toEqual([]);
});

// A ch is the width of the typeface's 0. A width in ch changes when the typeface loads, so its text
// breaks differently, and moves what is below.
it('no width is in the figures of a typeface', async () => {
  const found: string[] = [];
  for await (const path of glob('src/page/**/*.css', { cwd: root }))
    for (const [it] of readFileSync(join(root, path), 'utf8').matchAll(
      /[\w-]+:[^;{}]*\d(?:ch|ex)\b/g,
    ))
      found.push(`${path}: ${it}`);
  expect(found).toEqual([]);
});

/** Colours of what paper does not show: buttons, marked controls, the focus, and what is behind a dialog. */
const NOT_PRINTED: ReadonlySet<string> = new Set([
  '--c-accent',
  '--c-accent-hover',
  '--c-accent-active',
  '--c-on-accent',
  '--c-disabled',
  '--c-on-disabled',
  '--c-focus',
  '--c-backdrop',
]);

// A dark page's colours would print light text on white paper, or black text on a dark ground.
it('every other colour of a page has its own value on paper', async () => {
  const used = new Set<string>();
  for await (const path of glob('src/page/**/*.css', { cwd: root }))
    for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(
      /var\((--c-[a-z-]+)/g,
    ))
      used.add(name);
  const paper = readFileSync(join(root, 'src/page/app/print.css'), 'utf8');
  const unset = [...used].filter((it) => !NOT_PRINTED.has(it) && !paper.includes(`${it}: `));
  expect(unset).toEqual([]);
});
