import { expect, it } from 'vitest';
import { aRootStore } from '../../../tests/factories/pages/aPage.ts';
import { aPageData } from '../../../tests/factories/pages/aPageData.ts';
import { toSignupRequest } from './toSignupRequest.ts';

it('sends only the hash from a page that places none of the questions', () => {
  const data = aPageData();
  const pageConfig = { ...data.pageConfig, questionsHash: 'h1' };
  const stores = aRootStore(undefined, { ...data, pageConfig });
  const { questions } = toSignupRequest(stores, 'UTC')({ token: '', variant: 'visible' });
  expect(questions).toEqual({ hash: 'h1', answers: {} });
});
