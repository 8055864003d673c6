import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { anAccount } from '../../../../tests/factories/anAccount.ts';
import { aPageData, aSession } from '../../../../tests/factories/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import { UpgradeAccount } from './UpgradeAccount.tsx';

function show(companyName: string) {
  const data = aPageData({ sessionInfo: aSession({ account: anAccount({ companyName }) }) });
  renderInPage(<UpgradeAccount />, aBrand(), {
    ...data,
    pageConfig: { ...data.pageConfig, view: 'payment' },
  });
}

test('it names the company whose plan is changed', () => {
  show('Analytical Engines');
  expect(screen.getByText('You are changing the plan of Analytical Engines.')).toBeTruthy();
});

test('an account without a company is named by its address', () => {
  show('');
  expect(screen.getByText('You are changing the plan of ada@example.com.')).toBeTruthy();
});
