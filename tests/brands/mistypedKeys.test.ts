import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedWith } from './checkFixture.ts';

/** The check's output after texts in acme.json are replaced by others. */
function checkedWithWords(...words: readonly (readonly [from: string, to: string])[]): string {
  return checkedWith((dir) => {
    const path = join(dir, 'acme.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      words.reduce((all, [from, to]) => all.replace(`"${from}"`, `"${to}"`), text),
    );
  });
}

it('reports a mistyped required key once', () => {
  const printed = checkedWithWords(['category', 'catagory']);
  expect(printed).toContain('The file has no key "catagory".  [schema]');
  expect(printed).toContain('Did you mean "category"?');
  expect(printed.match(/\[[a-z-]+\]\n/g)).toEqual(['[schema]\n']);
});

it('reports a mistyped nested key once', () => {
  const printed = checkedWithWords(['login', 'logn']);
  expect(printed).toContain('"links" has no key "logn".  [schema]');
  expect(printed).not.toContain('needs');
});

it('reports a missing required key when no similar key is there', () => {
  const printed = checkedWithWords(['category', 'catagory'], ['market', 'shops']);
  expect(printed).toContain('needs "market"');
  expect(printed).not.toContain('needs "category"');
});

it('reports an invalid key that exists, although another is similar', () => {
  const printed = checkedWithWords(['acme-us', 'acme-usa'], ['name', 'nane'], ['category', 'name']);
  expect(printed).toContain('"nane"');
  expect(printed).toContain('needs "category"');
});
