import { expect, it } from 'vitest';
import { withOfferedWords } from './withOfferedWords.ts';

const brand = { headings: { paid: 'Almost there' }, footer: { text: 'Here' } };
const french = { headings: { paid: 'Vous y êtes presque' } };

it('keeps the words of the languages that the brand offers', () => {
  const translations = { 'fr-CA': french, 'es-US': { headings: { paid: 'Ya casi' } } };
  const merged = { ...brand, languages: ['en-CA', 'fr-CA'], translations };
  expect(withOfferedWords(merged)).toEqual({ ...merged, translations: { 'fr-CA': french } });
});

it('drops the words of what the brand has taken away, and what marks words as alike', () => {
  const words = { ...french, texts: { nextStep: 'Ensuite' }, same: ['headings.paid'] };
  const merged = { ...brand, languages: ['en-CA', 'fr-CA'], translations: { 'fr-CA': words } };
  expect(withOfferedWords(merged)['translations']).toEqual({ 'fr-CA': french });
});

it('keeps what a language may say that the brand says in none other', () => {
  const words = { name: 'Acmé', footer: { href: 'https://fr.example/' }, logo: { file: 'fr.svg' } };
  const merged = { ...brand, languages: ['en-CA', 'fr-CA'], translations: { 'fr-CA': words } };
  expect(withOfferedWords(merged)['translations']).toEqual({ 'fr-CA': words });
});

it('has no translations where the brand offers one language', () => {
  const merged = { ...brand, languages: ['en-CA'], translations: { 'fr-CA': french } };
  expect(withOfferedWords(merged)).toEqual({ ...brand, languages: ['en-CA'] });
});

it('leaves out the words of a question that the brand has dropped, and of its options', () => {
  const size = { label: 'Size', options: { few: 'Few' } };
  const words = { label: 'Taille', options: { few: 'Peu', many: 'Beaucoup' } };
  const merged = {
    languages: ['en-CA', 'fr-CA'],
    questions: { size },
    translations: { 'fr-CA': { questions: { size: words, npi: { label: 'Numéro' } } } },
  };
  expect(withOfferedWords(merged)).toMatchObject({
    translations: {
      'fr-CA': { questions: { size: { label: 'Taille', options: { few: 'Peu' } } } },
    },
  });
  expect(JSON.stringify(withOfferedWords(merged))).not.toMatch(/Beaucoup|npi/);
});
