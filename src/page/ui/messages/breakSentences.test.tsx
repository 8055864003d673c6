import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakSentences } from './breakSentences.tsx';

test.each([
  [
    'Welcome to Acme. We are taking you there.',
    '<span>Welcome to Acme.</span> <span>We are taking you there.</span>',
  ],
  [
    'We wrote to a@b.example. Open it.',
    '<span>We wrote to <span>a@<wbr>b.example.</span></span> <span>Open it.</span>',
  ],
  ['Welcome to Acme UK. We open it.', '<span>Welcome to Acme UK.</span> <span>We open it.</span>'],
  ['¿Listo? ¡Abra el correo!', '<span>¿Listo?</span> <span>¡Abra el correo!</span>'],
  ['Welcome to Dr. Smith.', 'Welcome to Dr. Smith.'],
  ['Please try again.', 'Please try again.'],
  ['', ''],
])('%s', (text, html) => {
  const { container } = render(<p>{breakSentences(text)}</p>);
  expect(container.querySelector('p')?.innerHTML).toBe(html);
  expect(container.textContent).toBe(text);
});
