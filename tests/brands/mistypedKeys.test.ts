import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Mistakes in a key, each in a file of the good folder: the text, and what is written in its place. */
const MISTAKES: readonly (readonly [file: string, from: string, to: string, fix: string])[] = [
  ['acme.json', '"links"', '"addresses"', 'Did you mean "links"?'],
  ['acme.json', '"login"', '"signin"', 'Did you mean "login"?'],
  ['acme.json', '"catalogue"', '"products"', 'Did you mean "catalogue"?'],
  ['acme.json', '"hosts"', '"domains"', 'Did you mean "hosts"?'],
  ['acme.json', '"accent"', '"color"', 'Did you mean "accent"?'],
  ['plans/acme-us.json', '"numberOfUsers"', '"seats"', 'Did you mean "numberOfUsers"?'],
  ['plans/acme-us.json', '"max"', '"maximum"', 'Did you mean "max"?'],
  ['plans/acme-us.json', '"isHIPAA"', '"medical"', 'Did you mean "isHIPAA"?'],
  ['plans/acme-us.json', '"name": "Team"', '"title": "Team"', 'Did you mean "name"?'],
  ['plans/acme-us.json', '"addons"', '"extras"', 'Did you mean "addons"?'],
];

it.each(MISTAKES)('in %s, %s written as %s is one problem: %s', (file, from, to, fix) => {
  const printed = checkedWith((dir) => {
    for (const other of ['acme-ca.json', 'acme-uk.json']) rmSync(join(dir, other));
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  });
  expect(printed.match(/\[[a-z-]+\]\n/g)).toEqual(['[schema]\n']);
  expect(printed).toContain(fix);
});

it('takes two keys of one object for two others', () => {
  const printed = checkedWithWords(['website', 'web'], ['login', 'signin']);
  expect(printed.match(/Did you mean "\w+"\?/g)?.slice(0, 2)).toEqual([
    'Did you mean "website"?',
    'Did you mean "login"?',
  ]);
  expect(printed).not.toContain('needs');
});

it('never gives a brand as the home of a key of a catalogue', () => {
  const printed = checkedWith((dir) => {
    const path = join(dir, 'plans/acme-us.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"features": []', '"features": [], "checkbox": true'));
  });
  expect(printed).toContain('has no key "checkbox"');
  expect(printed).not.toContain('It belongs in');
});

it('does not move a key to where another one is', () => {
  const printed = checkedWith((dir) => {
    const path = join(dir, 'acme.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"links"', '"login": "https://old.acme.example/", "links"'));
  });
  expect(printed).toContain('Remove it: "links.login" is there already.');
});

it.each([
  ['setUpFee', '"setUpFee": 0', '"trialDays": 14'],
  ['isHIPAA', '"isHIPAA": false', '"popular": true'],
  ['name', '"name": "Team"', '"note": "Ask Jo"'],
])('leaves open that a value which fits "%s" means something else', (key, from, to) => {
  const printed = checkedWith((dir) => {
    const path = join(dir, 'plans/acme-us.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  });
  expect(printed).toContain(`Did you mean "${key}"? Otherwise remove it, and add "${key}".`);
});

it('leaves open that an object which fits what a layer sets means something else', () => {
  const printed = checkedWith((dir) => {
    const path = join(dir, 'acme.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"accent"', '"palette": {}, "accent"'));
  });
  expect(printed).toContain('"theme" has no key "palette".');
  expect(printed).not.toContain('Did you mean');
});

it('takes no two keys for the same one', () => {
  const printed = checkedWith((dir) => {
    const path = join(dir, 'plans/acme-us.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"addons": []', '"colours": [], "extras": []'));
  });
  expect(printed.match(/Did you mean "addons"\?/g)).toBeNull();
  expect(printed).toContain('needs "addons"');
});

it('does not take the last free name for what a key of another kind means', () => {
  const printed = checkedWithWords(['catalogue', 'catalogue": "acme-us", "price']);
  expect(printed).toContain('"plans" has no key "price".');
  expect(printed).toContain('Remove it, or write "setUpFeeWaived".');
});
