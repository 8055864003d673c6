import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakAddresses } from './breakAddresses.tsx';

test.each([
  ['Write to help@acme.example.', 'Write to <span>help@<wbr>acme.example.</span>'],
  ['a@b.example or c@d.example', '<span>a@<wbr>b.example</span> or <span>c@<wbr>d.example</span>'],
  [
    'We wrote to ada-king@acme.example. Open it.',
    'We wrote to <span>ada-king@<wbr>acme.example.</span> Open it.',
  ],
  ['a@b.example/c@d.example', '<span>a@<wbr>b.example/c@d.example</span>'],
  ['Find @acme@social.example', 'Find @acme@social.example'],
  ['Meet us @ home.', 'Meet us @ home.'],
  ['Please try again.', 'Please try again.'],
  ['', ''],
])('%s', (sentence, html) => {
  const { container } = render(<p>{breakAddresses(sentence)}</p>);
  expect(container.querySelector('p')?.innerHTML).toBe(html);
  expect(container.textContent).toBe(sentence);
});
