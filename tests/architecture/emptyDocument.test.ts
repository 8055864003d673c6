// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { emptyDocument } from '../setup/emptyDocument.ts';

it('a file of tests leaves nothing in the document for the next one', () => {
  document.documentElement.lang = 'fr';
  document.head.append(document.createElement('script'));
  document.body.className = 'dark';
  document.body.append('Typed');
  localStorage.setItem('draft', 'kept');
  sessionStorage.setItem('draft', 'kept');

  emptyDocument();

  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(localStorage.length + sessionStorage.length).toBe(0);
});
