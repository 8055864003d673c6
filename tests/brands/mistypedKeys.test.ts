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

it('tells once of a key that is needed and was mistyped', () => {
  const printed = checkedWithWords(['category', 'catagory']);
  expect(printed).toContain('The file has no key "catagory".  [schema]');
  expect(printed).toContain('Did you mean "category"?');
  expect(printed.match(/\[[a-z-]+\]\n/g)).toEqual(['[schema]\n']);
});

it('tells once of one that is mistyped further in', () => {
  const printed = checkedWithWords(['login', 'logn']);
  expect(printed).toContain('"links" has no key "logn".  [schema]');
  expect(printed).not.toContain('needs');
});

it('tells of a key that is needed where what stands there is near none', () => {
  const printed = checkedWithWords(['category', 'catagory'], ['market', 'shops']);
  expect(printed).toContain('needs "market"');
  expect(printed).not.toContain('needs "category"');
});

it('tells of what is wrong with a key that is there, though another is like it', () => {
  const printed = checkedWithWords(['acme-us', 'acme-usa'], ['name', 'nane'], ['category', 'name']);
  expect(printed).toContain('"nane"');
  expect(printed).toContain('needs "category"');
});
