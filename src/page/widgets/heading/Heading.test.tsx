import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aLead, aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { Heading } from './Heading.tsx';

test('the heading depends on the sign-up type', () => {
  const headings = { ...aBrand().headings, noCardSignup: 'Start your free trial' };
  const sessionInfo = aSession({ signupType: 'noCardSignup' });
  renderInPage(<Heading />, aBrand({ headings }), aPageData({ sessionInfo }));
  expect(screen.getByRole('heading', { name: 'Start your free trial', level: 1 })).toBeTruthy();
});

test('an authorised lead is asked to complete the form', () => {
  const prefill = { ...aSession().prefill, email: 'ada@example.com' };
  const sessionInfo = aSession({ lead: aLead(), prefill });
  renderInPage(<Heading />, aBrand(), aPageData({ sessionInfo }));
  expect(screen.getByRole('heading', { name: 'Please complete the form' })).toBeTruthy();
});

test('a REGULAR lead sees the ordinary heading', () => {
  const prefill = { ...aSession().prefill, email: 'ada@example.com' };
  const sessionInfo = aSession({ lead: aLead({ authType: 'REGULAR' }), prefill });
  renderInPage(<Heading />, aBrand(), aPageData({ sessionInfo }));
  expect(screen.getByRole('heading', { name: aBrand().headings.free })).toBeTruthy();
});

test("the heading does not repeat the brand's name, because the logo has it", () => {
  renderInPage(<Heading />, aBrand());
  expect(screen.queryByText(aBrand().name)).toBeNull();
});

test('an account that changes its plan reads no promotional line, and a new visitor does', () => {
  const headings = { ...aBrand().headings, lead: 'Fill your calendar.' };
  const said = () => screen.queryByText('Fill your calendar.');
  const { unmount } = renderInPage(<Heading />, aBrand({ headings }));
  expect(said()).toBeTruthy();
  unmount();
  const { pageConfig } = aPageData();
  const config = { ...pageConfig, view: 'payment' as const };
  renderInPage(<Heading />, aBrand({ headings }), aPageData({ pageConfig: config }));
  expect(said()).toBeNull();
});
