import { expect, it } from 'vitest';
import { fontSources } from '../../src/ops/commands/build/fonts/fontSources.ts';
import { typePairings } from '../../src/page/app/document/typePairings.ts';

/** The font weight of labels. */
const LABELS = 600;

it.each(Object.entries(typePairings))(
  '%s is built up to the weight of its headings, and no bolder',
  (type, { heading }) => {
    const source = Object.entries(fontSources).find(([name]) => name === type)?.[1];
    const most = source?.isCut === false ? 900 : Math.max(LABELS, heading.weight);
    expect(source?.boldest).toBe(most);
  },
);
