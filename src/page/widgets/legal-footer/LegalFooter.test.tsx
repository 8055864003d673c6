import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { LegalFooter } from './LegalFooter.tsx';

test('the footer has its link out and a copyright line with the name of the brand', () => {
  const footer = { text: 'You are here: The Pale Blue Dot', href: 'https://dot.example/' };
  const { container } = renderInPage(<LegalFooter />, aBrand({ footer }));
  const link = screen.getByRole('link', { name: 'You are here: The Pale Blue Dot' });
  expect(link.getAttribute('href')).toBe('https://dot.example/');
  expect(container.textContent).toContain('© Slotbook.');
});

test("a brand's own copyright line replaces the default one", () => {
  const link = { text: 'Dot', href: 'https://dot.example/' };
  const footer = { ...link, copyright: '© 2026 Slotbook, Inc.' };
  const { container } = renderInPage(<LegalFooter />, aBrand({ footer }));
  expect(container.textContent).toBe('Dot© 2026 Slotbook, Inc.');
});

test('a brand without a footer shows none', () => {
  const { container } = renderInPage(<LegalFooter />);
  expect(container.textContent).toBe('');
});
