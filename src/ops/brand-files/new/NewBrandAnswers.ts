import type { Brand } from '../../../core/contract/generated/brand.ts';

/** What must be known before a brand's first file can be written. */
export interface NewBrandAnswers {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly category: Brand['category'];
  readonly market: Brand['market'];
  /** The languages that it offers, its default first; null for those of its market. */
  readonly languages: readonly string[] | null;
  readonly host: string;
  readonly website: string;
  readonly supportEmail: string;
  /** '#rrggbb' */
  readonly accent: string;
  /** How its page is composed: a value of theme.layout. */
  readonly layout: string;
  /** A file in plans/, without .json; null to choose one that fits. */
  readonly catalogue: string | null;
  /** Whether the brand gets a catalogue of its own, to be filled in. */
  readonly newCatalogue: boolean;
  /**
   * The brand that it extends. Then the file contains only the settings that were answered. Null
   * for an independent brand.
   */
  readonly parent: Parent | null;
}

export interface Parent {
  readonly id: string;
  /** The keys of the settings that were answered. The parent sets all others. */
  readonly said: ReadonlySet<string>;
}

export const CATEGORIES: readonly Brand['category'][] = [
  'appointmentScheduling',
  'videoConferencing',
  'liveChat',
  'learning',
  'liveAnswer',
  'receptionist',
];

export const MARKETS: readonly Brand['market'][] = ['US', 'CA', 'UK'];

/** The default answers: placeholders on a reserved domain, and a colour. */
export function assumedAnswers(id: string) {
  return {
    name: id
      .split('-')
      .map((word) => (/^(us|ca|uk)$/.test(word) ? word.toUpperCase() : capitalised(word)))
      .join(' '),
    host: `signup.${id}.example`,
    website: `https://www.${id}.example`,
    supportEmail: `help@${id}.example`,
    accent: ACCENTS[sumOf(id) % ACCENTS.length] ?? '#0a5c7a',
    layout: 'split',
  };
}

/** Dark enough for white text, and easy to tell apart. */
const ACCENTS = [
  '#0a5c7a',
  '#7a2e5d',
  '#35610f',
  '#8a3f0c',
  '#3d3d9e',
  '#9b1c31',
  '#12605a',
  '#5b3fa0',
];

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function sumOf(text: string): number {
  return (
    Array.from(text).reduce((sum, character) => sum * 31 + (character.codePointAt(0) ?? 0), 7) %
    9973
  );
}
