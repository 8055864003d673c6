import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakAddresses } from './breakAddresses.tsx';

test.each([
  [
    'Write to help@acme.example.',
    'Write to <span><span>help@</span><span>acme.example.</span></span>',
  ],
  [
    'a@b.example or c@d.example',
    '<span><span>a@</span><span>b.example</span></span> or <span><span>c@</span><span>d.example</span></span>',
  ],
  [
    'We wrote to ada-king@acme.example. Open it.',
    'We wrote to <span><span>ada-king@</span><span>acme.example.</span></span> Open it.',
  ],
  ['Please try again.', 'Please try again.'],
  ['', ''],
])('%s', (sentence, html) => {
  const { container } = render(<p>{breakAddresses(sentence)}</p>);
  expect(container.querySelector('p')?.innerHTML).toBe(html);
  expect(container.textContent).toBe(sentence);
});
