import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../../src/core/rules/paymentMethods/paymentMethods.ts';
import { formatText } from '../../src/core/texts/formatText.ts';
import { keysOf } from '../../src/core/texts/keysOf.ts';
import { wordsFor } from '../../src/core/texts/wordsFor.ts';
import { textsIn } from '../factories/texts/textsIn.ts';
import { TRANSLATED_TAGS } from '../factories/texts/translatedTags.ts';

const METHODS = keysOf(PAYMENT_METHODS);

describe.each(['en-US', ...TRANSLATED_TAGS])('in %s', (locale) => {
  const choosing = textsIn(wordsFor(locale).mails).filter(
    ([, text]) => formatText(text, { method: 'ACH' }) !== formatText(text, { method: 'GC' }),
  );

  it('the titles of mails about a failed payment name the payment method', () => {
    expect(choosing.map(([key]) => key)).toEqual(['failedSubject', 'failedEndedSubject']);
  });

  it.each(choosing)(
    '%s names every payment method itself, and treats an unknown one as none',
    (_key, text) => {
      const said = [...METHODS, 'another'].map((method) => formatText(text, { method }));
      expect(new Set(said).size).toBe(METHODS.length + 1);
    },
  );
});
