import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setAt } from '../../src/core/brand/editValue.ts';
import type { JsonObject, JsonValue } from '../../src/core/brand/JsonValue.ts';
import { checkedWith } from './checkFixture.ts';

/** What an object that is written as `{}` has without anyone writing it, and what functions have. */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

/** One of each kind of letters: `test:full` takes all. */
const SOME = ['__proto__', 'constructor', 'prototype', 'toString'];

const isFull = process.env['TEST_FULL'] !== undefined;

type Spoil = (dir: string, name: string) => void;

function written(file: string, pointer: string, valueOf: (name: string) => JsonValue): Spoil {
  return (dir, name) => {
    const path = join(dir, file);
    const read: JsonObject = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(setAt(read, pointer, valueOf(name)), null, 2));
  };
}

/** Changes a key of the file into the name, as text: an assignment would set no such key. */
function renamed(file: string, key: string): Spoil {
  return (dir, name) => {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(`"${key}":`);
    writeFileSync(path, text.replace(`"${key}":`, `"${name}":`));
  };
}

/** Another file for the name, with the name as its id. */
function copied(from: string, folder: string, ending: string): Spoil {
  return (dir, name) => {
    const to = join(dir, folder, `${name}${ending}`);
    copyFileSync(join(dir, from), to);
    if (ending !== '.json') return;
    const text = readFileSync(to, 'utf8').replace(/"id": "[^"]*"/, `"id": "${name}"`);
    writeFileSync(to, text.replace('signup.acme.', 'signup.another.'));
  };
}

const named = (name: string) => name;
const alone = (name: string) => [name];
const which = { kind: 'shortText', label: 'Which?', required: false, personal: false };
const placed = { ...which, place: { widget: 'company-name' } };

/** Every place at which a file gives a name or refers to one, in files that exist for it. */
const PLACES: Readonly<Record<string, readonly Spoil[]>> = {
  'a brand': [copied('acme.json', '.', '.json')],
  'a catalogue': [
    copied('plans/acme-us.json', 'plans', '.json'),
    written('acme.json', '/plans/catalogue', named),
  ],
  'the brand that it extends': [written('acme-ca.json', '/extends', named)],
  'a category': [written('acme.json', '/category', named)],
  'a market': [written('acme.json', '/market', named)],
  'a host': [written('acme.json', '/hosts', alone)],
  'a language': [written('acme.json', '/languages', (name) => ['en-US', name])],
  'a payment account': [written('acme.json', '/paymentAccount', named)],
  terms: [
    copied('terms/terms.md', 'terms', '.md'),
    written('acme.json', '/agreement', (name) => ({ terms: name })),
  ],
  'a plan': [written('plans/acme-us.json', '/plans/0/id', named)],
  'an add-on': [
    written('plans/acme-us.json', '/addons', (name) => [
      {
        id: name,
        name: 'More',
        description: 'More.',
        price: 900,
        status: 'active',
        access: 'user',
      },
    ]),
  ],
  'an IVR plan': [
    written('plans/acme-us.json', '/ivrPlans', (name) => [
      { id: name, name: 'More', description: 'More.', price: 900, access: 'user' },
    ]),
  ],
  'a discount': [written('plans/acme-us.json', '/discounts/0/id', named)],
  'a trial plan': [written('plans/acme-us.json', '/plans/0/freeTrialPlanId', named)],
  'a question': [
    written('acme.json', '/questions', () => ({ which: placed })),
    renamed('acme.json', 'which'),
  ],
  'an option': [
    written('acme.json', '/questions', () => ({
      which: { ...placed, kind: 'oneOf', options: { few: 'Few', many: 'Many' } },
    })),
    renamed('acme.json', 'few'),
  ],
  'an answered question': [
    written('acme.json', '/questions', (name) => ({
      which: placed,
      why: { ...placed, label: 'Why?', when: { answered: [name] } },
    })),
  ],
  'a widget': [written('defaults/base.json', '/pages/signup/header/0/widget', named)],
  'a placeholder': [
    written('acme.json', '/headings', (name) => ({ paid: `Welcome to {${name}}` })),
  ],
  'a word that is the same': [
    written('acme-ca.json', '/languages', () => ['en-CA', 'fr-CA']),
    written('acme-ca.json', '/translations', (name) => ({ 'fr-CA': { same: [name] } })),
  ],
  'a key of a brand': [renamed('acme.json', 'hosts')],
  'a key of a group': [renamed('acme.json', 'login')],
  'a key of a catalogue': [renamed('plans/acme-us.json', 'discounts')],
  'a key of a plan': [renamed('plans/acme-us.json', 'isHIPAA')],
};

const CASES = Object.keys(PLACES).flatMap((place) =>
  (isFull ? NAMES : SOME).map((name) => [name, place] as const),
);

it.each(CASES)('"%s" as %s is refused, in its own words', (name, place) => {
  const printed = checkedWith((dir) => {
    for (const spoil of PLACES[place] ?? []) spoil(dir, name);
  });
  expect(printed).toContain(name);
  expect(printed).not.toMatch(/undefined|\[object|native code|has no problems|no problems\./);
});

it.each(['constructor', 'prototype'])(
  '"%s" is told to be no name, and not to be letters and hyphens, which it is',
  (name) => {
    const printed = checkedWith((dir) => written('acme.json', '/paymentAccount', named)(dir, name));
    expect(printed).toContain(
      `"${name}" cannot be a name: JavaScript's own objects have it.  [schema]`,
    );
    expect(printed).toContain('    Write another name.');
  },
);

it('where no name is meant, the message says what is', () => {
  const printed = checkedWith((dir) =>
    written('acme.json', '/theme/accent', named)(dir, 'constructor'),
  );
  expect(printed).toContain('Write a colour as #');
  expect(printed).not.toContain('another name');
});

it('a name of which one is a part is as good as any', () => {
  const printed = checkedWith((dir) =>
    written('plans/acme-us.json', '/discounts/0/id', named)(dir, 'constructor-us'),
  );
  expect(printed).not.toContain('[');
});
