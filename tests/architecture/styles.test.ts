import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const PHYSICAL =
  /(?:^|[\s;{])((?:(?:margin|padding|border|scroll-(?:margin|padding))-)?(?:left|right|top|bottom)(?:-(?:width|color|style))?|border-(?:top|bottom)-(?:left|right)-radius|(?:(?:min|max)-)?(?:width|height)|text-align:\s*(?:left|right)|float)\s*[:;]/;

/** Declarations that name a side of the screen instead of one of the text; conditions on the window are none. */
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
  'leaves %s alone',
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

/** The selectors of a grid whose items are lined up by their baseline, of however many rules. */
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

// Safari keeps the widths of the fallback face there once the typeface has come, and breaks figures in two.
it('no grid of a page is lined up by its baselines', async () => {
  const found: string[] = [];
  for await (const path of glob('src/page/**/*.css', { cwd: root }))
    found.push(
      ...gridsOnBaseline(readFileSync(join(root, path), 'utf8')).map((it) => `${path}: ${it}`),
    );
  expect(found).toEqual([]);
});

// Who has the text larger than 16 px has lines that grow with it: of a fixed height they lie on each other.
it("no line's height is in pixels", async () => {
  const found: string[] = [];
  for await (const path of glob('src/page/**/*.css', { cwd: root }))
    for (const [it] of readFileSync(join(root, path), 'utf8').matchAll(/line-height:[^;]*\dpx/g))
      found.push(`${path}: ${it}`);
  expect(found).toEqual([]);
});

// A ch is as wide as a face's 0: a text of so many has other lines until its typeface comes, and moves what is below.
it('no width is told in the figures of a face', async () => {
  const found: string[] = [];
  for await (const path of glob('src/page/**/*.css', { cwd: root }))
    for (const [it] of readFileSync(join(root, path), 'utf8').matchAll(
      /[\w-]+:[^;{}]*\d(?:ch|ex)\b/g,
    ))
      found.push(`${path}: ${it}`);
  expect(found).toEqual([]);
});
