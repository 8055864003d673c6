import { expect, it } from 'vitest';
import { aRootStore } from '../../../tests/factories/pages/aPage.ts';
import { aPageData } from '../../../tests/factories/pages/aPageData.ts';
import { toSignupRequest } from './toSignupRequest.ts';

it('sends the hash alone from a page where none of the questions has its place', () => {
  const data = aPageData();
  const pageConfig = { ...data.pageConfig, questionsHash: 'h1' };
  const stores = aRootStore(undefined, { ...data, pageConfig });
  const { questions } = toSignupRequest(stores, 'UTC')({ token: '', variant: 'visible' });
  expect(questions).toEqual({ hash: 'h1', answers: {} });
});
