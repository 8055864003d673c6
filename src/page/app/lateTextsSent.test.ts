import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aPageBrand } from '../../../tests/factories/brands/aPageBrand.ts';
import { aPageData } from '../../../tests/factories/pages/aPageData.ts';
import { aPaymentConfig } from '../../../tests/factories/pages/aPayingPage.ts';
import { DECLINE_REASONS } from '../../core/contract/DeclineReason.ts';
import type { Brand } from '../../core/contract/generated/brand.ts';
import { pageKind } from '../../core/rules/session/pageKind.ts';
import { declineTexts } from '../../core/texts/en/paying/declineTexts.ts';
import { lateTextsSent } from './lateTextsSent.ts';

/** The late texts of a brand's page with or without payment. */
function sentOf(own: Partial<Brand>, isPaying = true) {
  const { pageConfig, ...data } = aPageData();
  const payment = isPaying ? aPaymentConfig() : null;
  return lateTextsSent({
    brand: aPageBrand(aBrand(own)),
    kind: pageKind({ ...data, pageConfig: { ...pageConfig, payment } }),
  }).late;
}

it('sends no English texts, which the scripts contain', () => {
  expect(sentOf({})?.decline).toBeUndefined();
});

it.each(DECLINE_REASONS)(
  "sends the brand's own text for the decline %s, together with the others",
  (of) => {
    const key = `decline${of.charAt(0).toUpperCase()}${of.slice(1)}`;
    const texts = { [key]: "It didn't go through." };
    const worded = { ...declineTexts, [of]: 'It didn’t go through.' };
    const sent = sentOf({ texts })?.decline;
    expect({ ...sent, [of]: sent?.[of].replace("'", '’') }).toEqual(worded);
    expect(sentOf({ texts }, false)?.decline).toBeUndefined();
  },
);

it("prefers the brand's texts to those of its language", () => {
  const texts = { declineFunds: 'Provision insuffisante.' };
  const french = sentOf({ locale: 'fr-CA' })?.decline;
  expect(french?.bank).toMatch(/banque/);
  expect(sentOf({ locale: 'fr-CA', texts })?.decline).toEqual({
    ...french,
    funds: 'Provision insuffisante.',
  });
});
