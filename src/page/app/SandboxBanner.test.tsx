import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aPageData } from '../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../tests/factories/pages/renderInPage.tsx';
import { SandboxBanner } from './SandboxBanner.tsx';

function showBanner(sandbox: boolean): void {
  const { pageConfig, ...data } = aPageData();
  const page = { ...data, pageConfig: { ...pageConfig, sandbox } };
  renderInPage(<SandboxBanner />, aBrand(), page);
}

test('the banner explains the local providers, and links to their mails and payments', () => {
  showBanner(true);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/sandbox/mailbox', '/sandbox/gateway']);
});

test('with real providers there is no banner', () => {
  showBanner(false);
  expect(screen.queryByRole('region')).toBeNull();
});
