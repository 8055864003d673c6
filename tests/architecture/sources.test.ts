import { join } from 'node:path';
import { expect, it } from 'vitest';
import session from '../../schemas/session.schema.json' with { type: 'json' };
import { findSharedNames } from '../../scripts/checks/findSharedNames.ts';
import { findSourceBreaches, readSources } from '../../scripts/checks/findSourceBreaches.ts';

const ruleOf = (path: string, text: string) =>
  findSourceBreaches([{ path, text }]).map((it) => it.split(': ')[1]);

const REFUSED = [
  ['a path of one machine', 'docs/guide.md', 'See /home/someone/notes.', 'machine-path'],
  ['a registry in the lockfile', 'package-lock.json', '"resolved": "https://x/y"', 'locked-host'],
  ['a skipped test', 'src/a.test.ts', "it.skip('works', () => {});", 'skipped-test'],
  ['a focused journey', 'tests/journeys/a.spec.ts', "test.only('x', f);", 'skipped-test'],
  [
    'digits that a time of the log contains by chance',
    'src/a.test.ts',
    'expect(log).not.toMatch(/canary|98\\s?07/);',
    'short-absence',
  ],
  ['a word of hexadecimal digits', 'src/a.test.ts', "f().not.toContain('ada');", 'short-absence'],
  ['a silenced linter', 'src/a.ts', '// biome-ignore lint: busy', 'suppression'],
  ['a note of work left', 'src/a.ts', '// TODO: later', 'to-do'],
  [
    'a way to pay by its name',
    'src/server/jobs/a.ts',
    "if (method === 'GC') f();",
    'payment-method',
  ],
  [
    'a payment method told on the page',
    'src/page/a.ts',
    "const isCard = method === 'CC';",
    'payment-method',
  ],
  ['a table of ways to pay', 'src/ops/a.ts', 'const NAMES = { ACH: 1 };', 'payment-method'],
  [
    'compression that all requests wait for',
    'src/server/a.ts',
    'send(zlib.brotliCompressSync(body));',
    'blocking-compression',
  ],
  [
    'a format made at each use',
    'src/core/texts/a.ts',
    'export const f = (n: number) => new Intl.NumberFormat("en").format(n);',
    'made-anew',
  ],
  [
    'a format made without `new`',
    'src/page/a.ts',
    'function f() { return Intl.DateTimeFormat(); }',
    'made-anew',
  ],
  ...[
    "addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())",
    "addColumn('id', 'bigserial')",
    'column.generatedAlwaysAsIdentity().identity()',
    'sql`id integer generated always as identity`',
    "sql`select nextval('orders')`",
    'order by rowid',
  ].map(
    (text) => ['a key that is a sequence', 'src/server/storage/a.ts', text, 'sequence'] as const,
  ),
  ['a cast without a reason', 'src/a.ts', 'const a = b as string;', 'bare-cast'],
  ...[
    'left: 0;',
    'margin-right: 4px;',
    'text-align: left;',
    'border-top-left-radius: 4px;',
    'inset: auto auto 0 0 ;',
    'padding: 1px 2px 3px 4px;',
  ].map((text) => [`'${text}'`, 'src/page/ui/a.css', `.a { ${text} }`, 'side-by-name'] as const),
] as const;

it.each(REFUSED)('refuses %s', (_, path, text, rule) => {
  expect(ruleOf(path, text)).toEqual([rule]);
});

it.each(session.definitions.paymentMethod.enum)(
  'refuses the payment method %s by its name',
  (name) => {
    for (const text of [`f('${name}');`, `const NAMES = { ${name}: 1 };`]) {
      for (const room of ['core', 'ops', 'page', 'server']) {
        expect(ruleOf(`src/${room}/a.ts`, text)).toEqual(['payment-method']);
      }
    }
  },
);

const ACCEPTED = [
  ['an address with such a path', 'docs/guide.md', 'https://example.com/home/page'],
  ['a cast with a reason', 'src/a.ts', '// Checked above.\nconst a = b as string;'],
  ['a way to pay in its folder', 'src/server/orders/methods/card/a.ts', "f('CC');"],
  ['a payment method in its folder', 'src/page/payment/methods/card/a.ts', "f('CC');"],
  ['a payment method that a test names', 'src/page/a.test.ts', "f('CC');"],
  ...[
    'inset-inline-start: 0;',
    'padding: 1px 2px 3px 2px;',
    'inset: 0 4px -5px;',
    '.left:empty {',
  ].map((text) => [`'${text}'`, 'src/page/ui/a.css', text] as const),
  ['compression in a test', 'src/server/a.test.ts', 'gzipSync(body);'],
  [
    'a format that is kept',
    'src/core/texts/a.ts',
    'const of = keptFormats((locale: string) => new Intl.NumberFormat(locale));',
  ],
  ['a format of the module', 'src/page/a.ts', "const LIST = new Intl.ListFormat('en');"],
  ['a type of Intl', 'src/page/a.ts', 'let f: Intl.NumberFormat;'],
  ['a constant', 'src/a.ts', 'const a = [1] as const;'],
  ['a renamed import', 'src/a.ts', "import { a as b } from './a.ts';"],
] as const;

it.each(ACCEPTED)('accepts %s', (_, path, text) => {
  expect(ruleOf(path, text)).toEqual([]);
});

it('reads the project itself', async () => {
  const files = await readSources(join(import.meta.dirname, '../..'));
  expect(files.map((it) => it.path)).toContain('package-lock.json');
});

const ORDER = 'export interface Order {}';

it.each([
  ['in one room', 'src/server/a.ts', 'src/server/orders/b.ts', 1],
  ['in core and a room', 'src/page/a.tsx', 'src/core/b.ts', 1],
  ['in a generated file', 'src/core/contract/generated/a.ts', 'src/server/b.ts', 1],
  ['at the two ends of a call', 'src/page/a.ts', 'src/server/b.ts', 0],
  ['in a test', 'src/core/a.ts', 'src/core/a.test.ts', 0],
  ['in another program', 'src/core/a.ts', 'src/sandbox/a.ts', 0],
])('finds two types of a name %s: %s, %s', (_, first, second, breaches) => {
  for (const text of [ORDER, 'export type Order = 1;', 'export class Order {}']) {
    const files = [
      { path: first, text: ORDER },
      { path: second, text },
    ];
    expect(findSharedNames(files)).toHaveLength(breaches);
  }
});
