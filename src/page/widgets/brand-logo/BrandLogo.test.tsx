import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { BrandLogo } from './BrandLogo.tsx';

test('the logo leads to the website in a new tab, and says so', () => {
  renderInPage(<BrandLogo />);
  const logo = screen.getByRole('link', { name: 'Slotbook (opens in a new tab)' });
  expect(logo.getAttribute('target')).toBe('_blank');
  expect(logo.getAttribute('href')).toBe('https://www.slotbook.example');
});

test("a picture that fails to load leaves the brand's name", () => {
  renderInPage(<BrandLogo />);
  expect(screen.getByRole('img', { name: 'Slotbook' }).getAttribute('alt')).toBe('Slotbook');
});

test('a brand can keep it in the same tab', () => {
  const { logo } = aBrand();
  renderInPage(<BrandLogo />, aBrand({ logo: { ...logo, opensInNewTab: false } }));
  expect(screen.getByRole('link', { name: 'Slotbook' }).hasAttribute('target')).toBe(false);
});
