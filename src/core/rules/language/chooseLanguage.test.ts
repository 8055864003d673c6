import { array, assert, constantFrom, option, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, fitting } from './chooseLanguage.ts';

const CANADA = ['en-CA', 'fr-CA'];

describe('the language of a page', () => {
  it.each([
    [[], 'en-CA'],
    [['fr-CA'], 'fr-CA'],
    [['fr'], 'fr-CA'],
    [['FR-ca'], 'fr-CA'],
    [['fr-FR'], 'fr-CA'],
    [['fr_CA'], 'fr-CA'],
    [['fr_FR'], 'fr-CA'],
    [['en-US', 'fr-CA'], 'en-CA'],
    [['de', 'fr'], 'fr-CA'],
    [[undefined, 'fr-CA', 'en-CA'], 'fr-CA'],
    [['es'], 'en-CA'],
    [['f', '', '-', 'frank', '*'], 'en-CA'],
  ])('is, for the wishes %j, %s', (wishes, language) => {
    expect(chooseLanguage(CANADA, wishes)).toBe(language);
  });

  it('is the exact one requested when two countries have it', () => {
    expect(chooseLanguage(['en-CA', 'en-GB', 'fr-CA'], ['en-GB'])).toBe('en-GB');
  });

  it('is always an offered one: the first that fits, else the default', () => {
    const tag = string().map((text) => `x${text}`);
    const wish = option(constantFrom('fr-CA', 'fr', 'en-GB'), { nil: undefined });
    assert(
      property(array(tag), array(wish), (strangers, wishes) => {
        const first = wishes.find((it) => it !== undefined) ?? 'en';
        const language = first.startsWith('fr') ? 'fr-CA' : 'en-CA';
        expect(chooseLanguage(CANADA, [...strangers, ...wishes])).toBe(language);
        expect(fitting(CANADA, language)).toBe(language);
      }),
    );
  });
});
