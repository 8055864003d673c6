import { expect, it } from 'vitest';
import { TRANSLATED_TAGS } from '../../../tests/factories/texts/translatedTags.ts';
import { supportLine } from './supportLine.ts';

const WRITTEN = [
  'Du lundi au vendredi',
  'du lundi au vendredi',
  'Tous les jours.',
  'De 8 h à 18 h (heure de l’Est)',
];

it.each(['en-CA', ...TRANSLATED_TAGS])(
  'puts opening hours in %s on a line of their own, however the brand writes them',
  (locale) => {
    for (const hours of WRITTEN) {
      const support = { email: 'a@b.example', phone: '+1 312 555 0142', hours };
      for (const canCancel of [false, true]) {
        const lines = supportLine({ locale, support }, { canCancel }).split('\n');
        expect(lines[0]?.endsWith('.')).toBe(true);
        expect(lines.slice(1)).toEqual([hours]);
      }
    }
  },
);
