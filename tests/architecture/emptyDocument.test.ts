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
  document.cookie = 'lang=fr; path=/';
  history.pushState(null, '', '/signup?planId=team');

  emptyDocument();

  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(document.cookie).toBe('');
  expect(location.href).toBe(`${location.origin}/`);
});

it('a stylesheet stays, because its module is not run again for the next file', () => {
  const sheet = document.createElement('style');
  sheet.dataset['viteDevId'] = '/src/page/ui/Dialog.module.css';
  document.head.append(sheet, document.createElement('style'));

  emptyDocument();

  expect(document.head.children).toHaveLength(1);
  expect(document.head.firstElementChild).toBe(sheet);
});
