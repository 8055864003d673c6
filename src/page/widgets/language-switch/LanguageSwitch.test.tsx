import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const brand = aBrand({ languages: ['en-US', 'es-US'] });
const { pageConfig, ...data } = aPageData();

it.each([
  ['what is ordered', { social: { ...pageConfig.social, query: 'planId=team' } }, 'planId=team'],
  ["a mailed link's token", { activation: { outcome: 'ready', token: 'a-b_c' } }, 'token=a-b_c'],
] as const)('the link to another language keeps %s without any script', (_what, page, kept) => {
  renderInPage(<LanguageSwitch />, brand, { ...data, pageConfig: { ...pageConfig, ...page } });
  const link = screen.getByRole('link', { name: 'Español' });
  expect(link.getAttribute('href')).toBe(`?${kept}&lang=es-US`);
  expect([link.lang, link.getAttribute('hreflang')]).toEqual(['es-US', 'es-US']);
  expect(screen.getByText('English').getAttribute('aria-current')).toBe('true');
});
