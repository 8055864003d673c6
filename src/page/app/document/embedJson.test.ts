import { expect, test } from 'vitest';
import { embedJson } from './embedJson.ts';

const hostile = {
  close: '</script><script>alert(1)</script>',
  comment: '<!--<script>',
  entity: '&lt;b&gt;',
  separators: 'a\u2028b\u2029c',
  emoji: '👩🏽‍🚀',
};

test('the browser reads the same value', () => {
  document.body.innerHTML = embedJson('session-info', hostile);
  const text = document.getElementById('session-info')?.textContent ?? '';
  expect(JSON.parse(text)).toEqual(hostile);
});

test('no value can end its element or open another', () => {
  document.body.innerHTML = embedJson('session-info', hostile);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('nothing is left between the tags that HTML or an old script parser would read', () => {
  const [, content] = /^<script[^>]*>(.*)<\/script>$/s.exec(embedJson('x', hostile)) ?? [];
  expect(content).not.toMatch(/[<>&\u2028\u2029]/);
});
