import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { aCatalogue } from '../../../tests/factories/brands/aCatalogue.ts';
import { aQuestion } from '../../../tests/factories/questions/aQuestion.ts';
import { brandIn } from './brandIn.ts';

const catalogue = aCatalogue();
const [plan] = catalogue.plans;

const built = aBuiltBrand({
  brand: aBrand({
    languages: ['en-CA', 'fr-CA'],
    locale: 'en-CA',
    dateLanguage: 'en-IN',
    support: { email: 'help@slotbook.example', hours: 'Monday to Friday' },
    footer: { text: 'You are here', href: 'https://dot.example/' },
    texts: { nextStep: 'Connect your calendar.', trustLine: 'Cancel at any time.' },
    translations: {
      'fr-CA': {
        name: 'Slotbook Québec',
        support: { hours: 'Du lundi au vendredi' },
        headings: { paid: 'Vous y êtes presque' },
        buttons: { paid: 'Payer' },
        footer: { text: 'Vous êtes ici' },
        texts: { nextStep: 'Connectez votre agenda.' },
        same: ['legalName'],
      },
    },
  }),
  catalogue: {
    ...catalogue,
    translations: {
      'fr-CA': { plans: { [plan?.id ?? '']: { name: 'Équipe', features: ['Un'] } } },
    },
  },
});
const french = brandIn(built, 'fr-CA');

it('returns the brand itself for its default language', () => {
  expect(brandIn(built, 'en-CA')).toBe(built);
});

it('translates the tax name of each province separately, and keeps untranslated ones', () => {
  const labels = { ON: 'HST', QC: 'GST and QST' };
  const words = { 'fr-CA': { tax: { label: 'Taxes', labels: { QC: 'TPS et TVQ' } } } };
  const tax = { on: true, label: 'Sales tax', labels, taxRates: [], defaultTaxRate: 5 };
  const brand = { ...built.brand, tax, translations: words };
  expect(brandIn({ ...built, brand }, 'fr-CA').brand.tax).toEqual({
    ...tax,
    label: 'Taxes',
    labels: { ON: 'HST', QC: 'TPS et TVQ' },
  });
});

it('uses one tax name for every province when the brand does', () => {
  const words = { 'fr-CA': { tax: { label: 'Taxes', labels: { QC: 'TPS et TVQ' } } } };
  const tax = { on: true, label: 'Sales tax', taxRates: [], defaultTaxRate: 5 };
  const brand = { ...built.brand, tax, translations: words };
  expect(brandIn({ ...built, brand }, 'fr-CA').brand.tax).toEqual({ ...tax, label: 'Taxes' });
});

it('returns the brand itself for a language that it does not offer', () => {
  expect(brandIn(built, 'es-US')).toBe(built);
  expect(brandIn(built, 'fr')).toBe(built);
  expect(brandIn(built, 'constructor')).toBe(built);
});

it('translates the brand, and keeps untranslated texts', () => {
  expect(french.brand).toMatchObject({
    name: 'Slotbook Québec',
    legalName: built.brand.legalName,
    support: { email: 'help@slotbook.example', hours: 'Du lundi au vendredi' },
    headings: { paid: 'Vous y êtes presque' },
    buttons: { paid: 'Payer' },
    footer: { text: 'Vous êtes ici', href: 'https://dot.example/' },
    texts: { nextStep: 'Connectez votre agenda.' },
    hosts: built.brand.hosts,
    pages: built.brand.pages,
  });
});

it('formats money, numbers and dates for readers of the language', () => {
  expect(french.brand).toMatchObject({ locale: 'fr-CA', dateLanguage: 'fr-CA' });
});

it('translates the catalogue by item id', () => {
  expect(french.catalogue.plans[0]).toEqual({ ...plan, name: 'Équipe', features: ['Un'] });
  expect(french.catalogue.plans.slice(1)).toEqual(catalogue.plans.slice(1));
});

it('contains no texts of other languages', () => {
  expect(french.brand).not.toHaveProperty('translations');
  expect(french.catalogue).not.toHaveProperty('translations');
  expect(french).not.toHaveProperty('inLanguages');
  expect(french.brand).not.toHaveProperty('same');
});

it('is created once per built brand and language', () => {
  expect(brandIn(built, 'fr-CA')).toBe(french);
  expect(brandIn({ ...built }, 'fr-CA')).not.toBe(french);
});

it('has the terms and the logo that were built for the language', () => {
  const terms = { name: 'terms-ca', object: 'french.json', hash: 'f'.repeat(64) };
  const logo = { object: 'french.svg' };
  const ours = { logo, terms: { terms, privacy: terms, hipaaTerms: null } };
  expect(brandIn({ ...built, inLanguages: { 'fr-CA': ours } }, 'fr-CA')).toMatchObject(ours);
});

it('leaves a brand without a footer without one', () => {
  const { footer: _, ...brand } = built.brand;
  expect(brandIn({ ...built, brand }, 'fr-CA').brand).not.toHaveProperty('footer');
});

it('translates each question and option by its id', () => {
  const question = aQuestion({
    kind: 'oneOf',
    label: 'Size',
    options: { few: 'Few', many: 'Many' },
  });
  const other = aQuestion({ label: 'Trade', help: 'Yours.' });
  const words = { size: { label: 'Taille', options: { few: 'Peu' } }, gone: { label: 'Parti' } };
  const worded = brandIn(
    aBuiltBrand({
      brand: aBrand({
        languages: ['en-CA', 'fr-CA'],
        locale: 'en-CA',
        questions: { size: question, other },
        translations: { 'fr-CA': { questions: words } },
      }),
    }),
    'fr-CA',
  );
  expect(worded.brand.questions).toEqual({
    size: { ...question, label: 'Taille', options: { few: 'Peu', many: 'Many' } },
    other,
  });
});
