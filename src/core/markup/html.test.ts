import { expect, test } from 'vitest';
import { html } from './html.ts';

test('escapes texts in element content and in attributes', () => {
  const text = `<script>alert("1")</script> & 'more'`;
  expect(html`<p title="${text}">${text}</p>`.markup).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;">' +
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;</p>',
  );
});

test('keeps nested markup unchanged and joins lists', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});

test('writes nothing for null and a digit for zero', () => {
  expect(html`${null}${0}`.markup).toBe('0');
});
