import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { aTab, dataWith, NO_PREFILL, openInTab } from '../../../../tests/factories/pages/aTab.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { draftOf } from '../../flows/draft/draftOf.ts';
import { restoreDraft } from '../../flows/draft/restoreDraft.ts';
import { Question } from './Question.tsx';

const brand = aBrand({
  questions: { vat: aQuestion({ label: 'VAT number', when: { phoneCountries: ['GB'] } }) },
});
const BRITISH = '+44 20 7946 0018';

/** The page with the question, which is not asked at first. */
function aPageOf(data = aPageData()) {
  const page = renderInPage(<Question question="vat" />, brand, data);
  expect(screen.queryByRole('textbox')).toBeNull();
  return page;
}

function isAskedSilently(): boolean {
  expect(screen.getByRole('textbox', { name: 'VAT number' })).toBeTruthy();
  return screen.getByRole('status').textContent === '';
}

it("does not announce a question that depends on the country of a link's number", async () => {
  const { flows } = aPageOf(dataWith({ prefill: { ...NO_PREFILL, phoneNumber: BRITISH } }));
  await act(() => flows.phoneShown());
  expect(isAskedSilently()).toBe(true);
});

it('does not announce one that depends on the country of a number typed before the script has loaded', async () => {
  const { flows, stores } = aPageOf();
  act(() => stores.contact.phoneNumber.setValue(BRITISH));
  await act(() => flows.phoneShown());
  expect(isAskedSilently()).toBe(true);
});

it('does not announce one that depends on the country in a draft', async () => {
  const before = openInTab(aTab(), aPageData(), brand);
  before.stores.contact.phoneNumber.setValue('20 7946 0018');
  before.stores.contact.phoneNumber.setCountry('GB');
  const draft = draftOf(before.stores);
  const { flows, stores } = aPageOf();
  await act(async () => {
    restoreDraft(stores, flows, draft, true);
    await flows.phoneShown();
  });
  expect(isAskedSilently()).toBe(true);
});

it.each(['types a number of', 'chooses'] as const)(
  'announces one that appears when the visitor %s its country',
  async (how) => {
    const { flows } = aPageOf();
    await act(() =>
      how === 'chooses' ? flows.phoneCountryChosen('GB') : flows.phoneChanged(BRITISH, 'whole'),
    );
    expect(isAskedSilently()).toBe(false);
    // Values restored later do not make it silent again.
    await act(() => flows.phoneFocused());
    expect(isAskedSilently()).toBe(false);
  },
);
