import { expect, it } from 'vitest';
import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { BRANDS } from '../verbs/readFolderOption.ts';
import { assumedAnswers, CATEGORIES, type MARKETS } from './NewBrandAnswers.ts';
import { newBrand } from './newBrand.ts';

const FOLDER = checkBrandFolder(BRANDS);
const LAYOUTS = ['split', 'card', 'rail', 'banner'] as const;

function themeOf(
  category: (typeof CATEGORIES)[number],
  market: (typeof MARKETS)[number],
  layout: (typeof LAYOUTS)[number],
) {
  const id = 'day-plan';
  const told = { category, market, layout, legalName: 'Day Plan', parent: null };
  const selling = { languages: null, catalogue: null, newCatalogue: true };
  const answers = { ...assumedAnswers(id), id, ...told, ...selling };
  const made = newBrand(FOLDER, answers, '../schemas/brand.schema.json');
  return made.ok ? made.value.value['theme'] : made.error;
}

const EACH = CATEGORIES.flatMap((category) => LAYOUTS.map((layout) => [category, layout] as const));

it.each(EACH)('gives a new brand of %s in the layout %s a whole look', (category, layout) => {
  const drawn = { file: expect.any(String), width: expect.any(Number), height: expect.any(Number) };
  for (const market of ['US', 'UK'] as const) {
    expect(themeOf(category, market, layout)).toMatchObject({
      type: expect.any(String),
      signature: {
        pattern: expect.not.stringMatching('none'),
        panel: layout === 'banner' ? 'accent' : 'tinted',
        illustration: drawn,
      },
    });
  }
});

it('gives a brand of several languages no drawing with words of one', () => {
  expect(themeOf('liveChat', 'CA', 'card')).not.toHaveProperty('signature.illustration');
  expect(themeOf('receptionist', 'CA', 'card')).toHaveProperty(
    'signature.illustration.file',
    'frontdesk.svg',
  );
});

it('prefers a drawing without words, which is of no trade', () => {
  expect(themeOf('liveAnswer', 'UK', 'card')).toHaveProperty(
    'signature.illustration.file',
    'ringwell-desk.svg',
  );
});

it('gives a banner a drawing that is made for one', () => {
  expect(themeOf('receptionist', 'UK', 'banner')).toHaveProperty(
    'signature.illustration.file',
    'frontdesk-counter.svg',
  );
});

it.each(LAYOUTS)('chooses a typeface that no brand of the layout %s has', (layout) => {
  const alike = [...FOLDER.resolved.values()].filter(({ brand }) => brand.theme.layout === layout);
  for (const { brand } of alike) {
    expect(themeOf('learning', 'US', layout)).not.toHaveProperty('type', brand.theme.type);
  }
});
