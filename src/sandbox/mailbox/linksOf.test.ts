import { expect, test } from 'vitest';
import { linksOf } from './linksOf.ts';

test("finds the HTML's links first, then the text's, without duplicates", () => {
  const html = '<a class="b" href="https://a.example/x">A</a> <a href=\'https://b.example/\'>B</a>';
  const text = 'Open https://b.example/ or https://c.example/y.';
  expect(linksOf(html, text)).toEqual([
    'https://a.example/x',
    'https://b.example/',
    'https://c.example/y',
  ]);
});

test('undoes the escapes of an attribute', () => {
  expect(linksOf('<a href="https://a.example/?x=1&amp;y=2&amp;amp;">A</a>', '')).toEqual([
    'https://a.example/?x=1&y=2&amp;',
  ]);
});

test("leaves a sentence's punctuation out of a link", () => {
  expect(linksOf('', '(see https://a.example/x?y=1).')).toEqual(['https://a.example/x?y=1']);
});

test('leaves out what a browser would not open as a page', () => {
  expect(linksOf('<a href="mailto:a@example.com">A</a><a href="javascript:x()">B</a>', '')).toEqual(
    [],
  );
});
