import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aRootStore } from '../../../../tests/factories/pages/aPage.ts';
import { aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { personalTexts } from './personalTexts.ts';

it('lists the answers to questions, except those that are not personal', () => {
  const trade = aQuestion({ label: 'Trade', personal: true });
  const stores = aRootStore(aBrand({ questions: { trade, size: aQuestion({ label: 'Size' }) } }));
  stores.questions?.setAnswer('trade', 'Canary-trade');
  stores.questions?.setAnswer('size', 'Canary-size');
  const masked = personalTexts(aSession(), stores);
  expect(masked).toContain('Canary-trade');
  expect(masked).not.toContain('Canary-size');
});
