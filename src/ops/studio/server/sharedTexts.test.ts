import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aStudio } from '../../../../tests/factories/servers/aStudio.ts';
import type { CatalogueText } from '../wire/SharedTexts.ts';
import { saveCatalogueTexts } from './sharedTexts.ts';
import { openWorkspace } from './Workspace.ts';

const FRENCH = '/api/brands/slotbook-ca/texts/fr-CA';
const NAME = 'plans/slotbook-ca.json#plans.slotbook-starter.name';

/** Finds a catalogue text in the server's answer. */
function named({ catalogue }: { readonly catalogue: readonly CatalogueText[] }, id: string) {
  const text = catalogue.find((it) => it.id === id);
  if (text === undefined) throw new Error(`There is no text ${id}.`);
  return text;
}

it('shows the catalogue’s texts in a language, and whether the texts to agree to are there', async () => {
  const { ask, dir } = await aStudio();
  const { body } = await ask('GET', FRENCH);
  expect(named(body, NAME)).toMatchObject({ source: 'Starter', target: 'Départ', same: false });
  expect(body.terms).toMatchObject([{ state: 'present' }, { state: 'present' }]);
  rmSync(join(dir, 'terms/privacy-ca.fr.md'));
  expect((await ask('GET', FRENCH)).body.terms[1]).toEqual({
    name: 'privacy-ca',
    file: 'terms/privacy-ca.fr.md',
    state: 'missing',
  });
});

it('writes a translation into the catalogue’s file, and one line of it', async () => {
  const { ask, read } = await aStudio();
  const before = read('plans/slotbook-ca.json');
  const { id, same, source } = named((await ask('GET', FRENCH)).body, NAME);
  const changes = [{ id, same, source, before: 'Départ', target: 'Débuts' }];
  const { body, status } = await ask('PUT', FRENCH, { changes });
  expect(status).toBe(200);
  expect(named(body.texts, NAME).target).toBe('Débuts');
  expect(read('plans/slotbook-ca.json')).toBe(
    before.replace('"name": "Départ"', '"name": "Débuts"'),
  );
});

it.each([
  [
    'that someone else has changed by now',
    { before: 'Lancement', target: 'Débuts' },
    /is "Départ" by now, saved elsewhere\. Open the section again/,
  ],
  ['that is emptied', { target: '' }, /cannot be emptied/],
  ['that is too long', { target: 'x'.repeat(200) }, /plans\/slotbook-ca\.json:\d+: /],
  ['that reads as the original', { target: 'Starter' }, /reads as it does in the default language/],
  ['whose original is another by now', { source: 'Begin', target: 'Débuts' }, /was translated/],
])('writes nothing of a translation %s', async (_what, change, why) => {
  const { ask, read } = await aStudio();
  const before = read('plans/slotbook-ca.json');
  const { id, same, source } = named((await ask('GET', FRENCH)).body, NAME);
  const { body, status } = await ask('PUT', FRENCH, {
    changes: [{ id, same, source, before: 'Départ', ...change }],
  });
  expect(status).toBe(422);
  expect(body.why.join()).toMatch(why);
  expect(read('plans/slotbook-ca.json')).toBe(before);
});

it('writes nothing over a catalogue that was changed during the checks', async () => {
  const { ask, dir, read, write } = await aStudio();
  const { id, same, source } = named((await ask('GET', FRENCH)).body, NAME);
  const workspace = await openWorkspace(dir, async () => ({ close: () => undefined }));
  const theirs = `${read('plans/slotbook-ca.json')}\n`;
  const change = {
    id,
    same,
    source,
    before: 'Départ',
    // Read after the catalogue was.
    get target() {
      write('plans/slotbook-ca.json', theirs);
      return 'Débuts';
    },
  };
  const asked = { id: 'slotbook-ca', language: 'fr-CA', changes: [change] };
  expect(saveCatalogueTexts(workspace, asked)).toEqual({
    kind: 'invalid',
    why: ['plans/slotbook-ca.json was changed meanwhile. Save again.'],
  });
  expect(read('plans/slotbook-ca.json')).toBe(theirs);
});

it.each(['/api/brands/nobody/texts/fr-CA', '/api/brands/slotbook-ca/texts/en-GB'])(
  'knows no texts at %s',
  async (path) => {
    const { ask } = await aStudio();
    expect((await ask('GET', path)).status).toBe(404);
    expect((await ask('PUT', path, { changes: [] })).status).toBe(404);
  },
);
