// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CatalogueTexts } from './CatalogueTexts.tsx';

it('keeps what is typed while the texts before it are being saved', async () => {
  const text = { key: 'plans.one.name', source: 'One', target: '', same: false, maxLength: 60 };
  const catalogue = ['first', 'second'].map((id) => ({ ...text, id, key: id }));
  const texts = { language: 'fr-CA', sourceLanguage: 'en-CA', catalogue, terms: [] };
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answered.promise);
  onTestFinished(() => void vi.unstubAllGlobals());
  const onSaved = () => undefined;
  const { unmount } = render(createElement(CatalogueTexts, { brandId: 'acme', texts, onSaved }));
  onTestFinished(unmount);
  const [first, second] = screen.getAllByRole('textbox');
  if (!first || !second) throw new Error('A text has no field.');

  fireEvent.change(first, { target: { value: 'Un' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save in the catalogue' }));
  fireEvent.change(second, { target: { value: 'Deux' } });
  await act(async () => answered.resolve(Response.json({ kind: 'saved', texts, waiting: [] })));

  expect([first, second]).toMatchObject([{ value: '' }, { value: 'Deux' }]);
});
