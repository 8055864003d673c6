import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillText } from './fillText.tsx';

test('placeholders become elements, and the words around them stay', () => {
  const { container } = render(
    <p>
      {fillText('I agree to the {terms} and the {privacy}.', {
        terms: <b>Terms</b>,
        privacy: 'Policy',
      })}
    </p>,
  );
  expect(container.textContent).toBe('I agree to the Terms and the Policy.');
  expect(container.querySelector('b')?.textContent).toBe('Terms');
});
