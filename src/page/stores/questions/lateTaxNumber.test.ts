import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aRootStore } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { readTaxNumber } from '../../../core/rules/questions/taxNumbers/readTaxNumber.ts';

it('shows the problem with a tax number that was left before its check had loaded', () => {
  const number = aQuestion({ kind: 'taxNumber', taxNumber: 'vatUk', label: 'VAT number' });
  const { questions } = aRootStore(
    aBrand({ questions: { one: number, other: number } }),
    aPageData(),
  );
  questions?.setAnswer('one', 'GB 980 7806 85');
  questions?.leave('one');
  questions?.setAnswer('other', 'GB 980');
  expect(questions?.error('one')).toBeNull();

  questions?.setReadTaxNumber(readTaxNumber);

  expect(questions?.error('one')).toMatch(/VAT number/);
  // The visitor is still typing it.
  expect(questions?.error('other')).toBeNull();
});
