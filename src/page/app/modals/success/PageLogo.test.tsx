import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageLogo } from './PageLogo.tsx';

const HEAD = (
  <a className="BrandLogo-logo" href="https://www.slotbook.example">
    <picture>
      <source srcSet="/dark.svg" media="(prefers-color-scheme: dark)" />
      <img src="/logo.svg" alt="Slotbook" />
    </picture>
  </a>
);

test("copies the logo of the page's header in each scheme, without its link", () => {
  render(HEAD);
  const { container } = render(<PageLogo />);
  const logo = within(container).getByRole('img', { name: 'Slotbook' });
  expect(logo.getAttribute('src')).toBe('/logo.svg');
  expect(container.querySelector('source')?.srcset).toBe('/dark.svg');
  expect(logo.closest('a')).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('shows nothing on a page without a logo', () => {
  const { container } = render(<PageLogo />);
  expect(within(container).queryByRole('img')).toBeNull();
});
