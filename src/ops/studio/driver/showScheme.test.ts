// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { showScheme } from './showScheme.ts';

afterEach(() => document.body.replaceChildren());

const DARK = '(prefers-color-scheme: dark)';

it('shows the pictures of its scheme alone, also those that come later', () => {
  document.body.innerHTML = `<picture><source media="${DARK}"><source media="print"><img></picture>`;
  showScheme('light');
  const medias = () => Array.from(document.querySelectorAll('source'), ({ media }) => media);
  expect(medias()).toEqual(['not all', 'print']);
  document.body.insertAdjacentHTML('beforeend', `<picture><source media="${DARK}"><img></picture>`);
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(medias()).toEqual(['not all', 'print', 'not all']);
  showScheme('dark');
  expect(medias()).toEqual(['all', 'print', 'all']);
});

it('writes nothing at a load that changes nothing, because a picture then loads without end', () => {
  document.body.innerHTML = `<picture><source media="${DARK}"><img></picture>`;
  showScheme('light');
  showScheme('dark');
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, { attributes: true, subtree: true });
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(observer.takeRecords()).toEqual([]);
});
