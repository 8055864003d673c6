// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SharedTexts } from '../../wire/SharedTexts.ts';
import { CatalogueTexts } from './CatalogueTexts.tsx';
import { hasTyped, type TypedOfLanguage } from './typedTexts.ts';

const text = { key: 'plans.one.name', source: 'One', target: '', same: false, maxLength: 60 };
const IDS = ['plans/acme.json#plans.one.name', 'plans/acme.json#plans.one.features.0'];
const catalogue = IDS.map((id) => ({ ...text, id, key: id }));
const texts = { language: 'fr-CA', sourceLanguage: 'en-CA', catalogue, terms: [] };

function translated(target: string) {
  return catalogue.map((it) => ({ ...it, target }));
}

/** The texts of a catalogue, in an editor whose other sections can be opened. */
function anEditor({ target = '' } = {}) {
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answered.promise);
  onTestFinished(() => void vi.unstubAllGlobals());
  function Editor({ isOpen }: { readonly isOpen: boolean }) {
    const [typed, onTyped] = useState<TypedOfLanguage>({});
    const [read, onSaved] = useState<SharedTexts>({
      ...texts,
      catalogue: translated(target),
    });
    const props = { brandId: 'acme', texts: read, typed, onTyped, onSaved };
    return createElement(
      'div',
      { title: String(hasTyped({ 'fr-CA': typed })) },
      isOpen ? createElement(CatalogueTexts, props) : null,
    );
  }
  const { container, rerender, unmount } = render(createElement(Editor, { isOpen: true }));
  onTestFinished(unmount);
  return {
    answered,
    fields: () => screen.getAllByRole<HTMLTextAreaElement>('textbox'),
    open: (isOpen: boolean) => rerender(createElement(Editor, { isOpen })),
    isUnsaved: () => container.firstElementChild?.getAttribute('title'),
  };
}

function fill(field: Element | undefined, value: string): void {
  if (field === undefined) throw new Error('A text has no field.');
  fireEvent.change(field, { target: { value } });
}

it('keeps what is typed while the texts before it are being saved', async () => {
  const { answered, fields } = anEditor();
  const [first, second] = fields();

  fill(first, 'Un');
  fireEvent.click(screen.getByRole('button', { name: 'Save in the catalogue' }));
  fill(second, 'Deux');
  await act(async () => answered.resolve(Response.json({ kind: 'saved', texts, waiting: [] })));

  expect([first, second]).toMatchObject([{ value: '' }, { value: 'Deux' }]);
});

it('keeps a line of a list that is not saved before its other lines are translated', async () => {
  const { answered, fields, isUnsaved } = anEditor();
  fill(fields()[1], 'Un point');
  fireEvent.click(screen.getByRole('button', { name: 'Save in the catalogue' }));
  const waiting = ['plans/acme.json#plans.one.features'];
  await act(async () => answered.resolve(Response.json({ kind: 'saved', texts, waiting })));

  expect(fields()[1]).toMatchObject({ value: 'Un point' });
  expect(isUnsaved()).toBe('true');
  expect(screen.queryByText('Saved in the catalogue.')).toBeNull();
  screen.getByText(`${waiting[0]} is not saved before each of its lines is translated.`);
});

it('keeps a field that is set back while its other text is being saved', async () => {
  const { answered, fields } = anEditor({ target: 'Un' });
  fill(fields()[0], 'Une');
  fireEvent.click(screen.getByRole('button', { name: 'Save in the catalogue' }));
  fill(fields()[0], 'Un');
  const saved = { ...texts, catalogue: translated('Une') };
  await act(async () =>
    answered.resolve(Response.json({ kind: 'saved', texts: saved, waiting: [] })),
  );
  expect(fields()[0]).toMatchObject({ value: 'Un' });
});

it('keeps what is typed while another section is open, until it is saved or taken back', () => {
  const { fields, isUnsaved, open } = anEditor();
  fill(fields()[0], 'Un');
  open(false);
  expect(isUnsaved()).toBe('true');
  open(true);
  expect(fields()[0]).toMatchObject({ value: 'Un' });

  fill(fields()[0], '');
  expect(isUnsaved()).toBe('false');
});
