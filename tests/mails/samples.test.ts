import { describe, expect, it } from 'vitest';
import { unreachable } from '../../src/core/contract/unreachable.ts';
import type { MailContent } from '../../src/core/mails/MailContent.ts';
import { wordsFor } from '../../src/core/texts/wordsFor.ts';
import { contentOf, kindsOf, MAILS_IN_LANGUAGES, MAILS_OF_BRANDS } from './mailsOfBrands.ts';

/** The names of a mail's order lines. */
function linesOf({ blocks }: MailContent): readonly string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'amounts':
        return block.rows.map(({ name }) => name);
      case 'button':
      case 'facts':
      case 'paragraph':
        return [];
      default:
        return unreachable(block);
    }
  });
}

const receipts = MAILS_IN_LANGUAGES.filter(([, kind]) => kind.startsWith('receipt'));

describe.each(receipts)('the sample receipt of %s, %s,', (_name, kind, built) => {
  const { brand, catalogue } = built;
  const { mails, page } = wordsFor(brand.locale);
  const sold = [...catalogue.plans, ...catalogue.addons, ...catalogue.discounts];
  const names = sold.map(({ name }) => name);
  const taxes = [brand.tax.label, ...Object.values(brand.tax.labels ?? {})].filter(Boolean);
  const known = [...names, ...taxes, page.setUpFee, mails.firstPaymentOn.split('{')[0] ?? ''];
  const lines = linesOf(contentOf(built, kind));

  it("sells what the brand's catalogue has, in its own words", () => {
    const strange = lines.filter((line) => !known.some((name) => line.startsWith(name ?? '')));
    expect(strange).toEqual([]);
    expect(lines.some((line) => names.some((name) => line.startsWith(name)))).toBe(true);
  });

  it('has a line for the tax exactly where the brand adds one', () => {
    const hasTax = lines.some((line) => taxes.some((tax) => line.startsWith(tax ?? '')));
    expect(hasTax).toBe(brand.tax.on);
  });
});

it('a brand has the mails of its own sign-up types and payment methods only', () => {
  const wrong = MAILS_OF_BRANDS.filter(([, , { brand }]) => {
    const kinds = new Set(kindsOf(brandOf(brand.id)));
    const { offered } = brand.signupTypes;
    const isByBank = brand.payment.methods.some((method) => method !== 'CC');
    return (
      kinds.has('receiptOfTrial') !== offered.includes('freeTrial') ||
      kinds.has('trialEnd') !== offered.includes('noCardSignup') ||
      kinds.has('receiptOfBankDebit') !== isByBank ||
      kinds.has('paymentFailed') !== isByBank ||
      kinds.has('mandateEnded') !== isByBank
    );
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

function brandOf(id: string) {
  const found = MAILS_OF_BRANDS.find(([, , { brand }]) => brand.id === id);
  if (found === undefined) throw new Error(`There is no brand ${id}.`);
  return found[2];
}
