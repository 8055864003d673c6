import { describe, expect, it } from 'vitest';
import { aBrandOfLanguage, OWN } from '../../../tests/factories/brands/aBrandOfLanguage.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import {
  aCatalogue,
  aDiscount,
  anAddon,
  aPlan,
} from '../../../tests/factories/brands/aCatalogue.ts';
import { textsIn, wordsIn } from '../../../tests/factories/texts/textsIn.ts';
import { TRANSLATED_TAGS } from '../../../tests/factories/texts/translatedTags.ts';
import { contentOf } from '../../../tests/mails/mailsOfBrands.ts';
import type { Brand } from '../contract/generated/brand.ts';
import { unreachable } from '../contract/unreachable.ts';
import { english } from '../texts/en/english.ts';
import { keysOf } from '../texts/keysOf.ts';
import { wordsFor } from '../texts/wordsFor.ts';
import type { MailContent } from './MailContent.ts';
import { SAMPLE_MAILS } from './sampleMails.ts';
import { supportLine } from './supportLine.ts';
import { writeMail } from './writeMail.ts';

const MAILS = keysOf(SAMPLE_MAILS);
const CUSTOMER = { firstName: OWN, answer: OWN };

/** A brand that sends every mail, of a plan whose name belongs to no language. */
function sellerOf(brand: Brand) {
  const signupTypes = ['paid', 'freeTrial', 'noCardSignup'] as const;
  const plan = { name: OWN, price: 8700, signupTypes: [...signupTypes] };
  return aBuiltBrand({
    brand: { ...brand, signupTypes: { offered: [...signupTypes], default: 'paid' } },
    catalogue: aCatalogue({
      plans: [aPlan({ ...plan, billingType: 'MINUTES', minutes: 100 })],
      addons: [anAddon({ name: OWN })],
      discounts: [aDiscount({ name: OWN, discountType: 'promotion' })],
    }),
  });
}

/** The fixed texts of a mail. Names of order lines and typed fields are values, so they are left out. */
function saidIn({ blocks, preview, subject, title }: MailContent): readonly string[] {
  const parts = blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'paragraph':
        return [block.text];
      case 'button':
        return [block.label];
      case 'amounts':
        return [block.total.name];
      case 'facts':
        return block.rows.map(({ name }) => name);
      default:
        return unreachable(block);
    }
  });
  return [subject, title, preview, ...parts];
}

const ENGLISH_WORDS = new Set(textsIn(english).flatMap(([, text]) => wordsIn(text)));

describe.each(TRANSLATED_TAGS)('%s', (locale) => {
  const built = sellerOf(aBrandOfLanguage(locale));
  const ownWords = new Set(textsIn(wordsFor(locale)).flatMap(([, text]) => wordsIn(text)));

  it.each(MAILS)('the mail %s contains no untranslated English', (mail) => {
    const content = contentOf(built, mail, CUSTOMER);
    const said = [...saidIn(content), supportLine(built.brand, content)];
    const left = said.filter((text) =>
      wordsIn(text).some((word) => ENGLISH_WORDS.has(word) && !ownWords.has(word)),
    );
    expect(left).toEqual([]);
  });
});

describe.each(['en-XA', 'ar-XB'])('%s', (locale) => {
  const built = sellerOf(aBrandOfLanguage(locale));

  it.each(MAILS)('every text of the mail %s comes from the catalogue', (mail) => {
    const content = contentOf(built, mail, CUSTOMER);
    const said = [...saidIn(content), supportLine(built.brand, content)];
    expect(said.filter((text) => !/^⟦.*⟧$/s.test(text))).toEqual([]);
  });

  it('the HTML has its writing direction', () => {
    const content = contentOf(built, 'activation', CUSTOMER);
    const { html } = writeMail(built, content, 'https://signup.example');
    const attributes = locale === 'ar-XB' ? 'lang="ar-XB" dir="rtl"' : 'lang="en-XA"';
    expect(html).toContain(`<html ${attributes}>`);
  });
});

it.each([
  ['fr-CA', 'Bonjour Ada,', 'Le prochain paiement, le 1er juillet 2026, est de 95,20 $.'],
  ['es-US', 'Hola, Ada:', 'El próximo pago, el 1 de julio de 2026, es de $93.56.'],
])('a receipt in %s has the greeting, dates and amounts of its language', (locale, hello, next) => {
  const currency = locale === 'fr-CA' ? 'CAD' : 'USD';
  const receipt = contentOf(sellerOf({ ...aBrandOfLanguage(locale), currency }), 'receipt');
  const said = saidIn(receipt).map((text) => text.replaceAll('\u00a0', ' '));
  expect(said).toContain(hello);
  expect(said.some((text) => text.includes(next))).toBe(true);
});
