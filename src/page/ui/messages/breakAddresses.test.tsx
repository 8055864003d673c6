import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakAddresses } from './breakAddresses.ts';

test.each([
  ['Write to help@acme.example.', 'Write to help@<wbr>acme.example.'],
  ['a@b.example or c@d.example', 'a@<wbr>b.example or c@<wbr>d.example'],
  ['Please try again.', 'Please try again.'],
  ['', ''],
])('%s', (sentence, html) => {
  const { container } = render(<p>{breakAddresses(sentence)}</p>);
  expect(container.querySelector('p')?.innerHTML).toBe(html);
  expect(container.textContent).toBe(sentence);
});
