import { expect, it } from 'vitest';
import type { SignupType } from '../../../core/contract/generated/brand.ts';
import { findMadeUp } from '../checklist/findPlaceholders.ts';
import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { readJsonSource } from '../sources/readJsonSource.ts';
import { BRANDS } from '../verbs/readFolderOption.ts';
import { assumedAnswers, MARKETS } from './NewBrandAnswers.ts';
import { newBrand } from './newBrand.ts';

const FOLDER = checkBrandFolder(BRANDS);
const CATEGORIES = [
  ['appointmentScheduling', 'free'],
  ['videoConferencing', 'free'],
  ['liveChat', 'free'],
  ['learning', 'free'],
  ['receptionist', 'noCardSignup'],
  ['liveAnswer', 'answeringService'],
] as const;
const EACH = CATEGORIES.flatMap(([category, type]) =>
  MARKETS.map((market) => [category, market, type] as const),
);

it.each(EACH)('sells %s in %s on %s first, and passes every check', (category, market, type) => {
  expect(made(category, market).value['signupTypes']).toMatchObject({
    default: type satisfies SignupType,
  });
});

it.each(EACH)('is recognised as invented for %s in %s', (category, market) => {
  const { value, catalogue } = made(category, market);
  const { source } = readJsonSource(
    { name: 'plans/day-plan.json', id: 'day-plan', text: catalogue ?? '' },
    'catalogue',
  );
  if (source === null) throw new Error('The catalogue is no JSON.');
  const files = { logos: new Map(), catalogues: new Map([['day-plan', source]]) };
  expect(findMadeUp(value, files).map(({ named }) => named)).toContain(
    'plans.catalogue (plans/day-plan.json, made up)',
  );
});

function made(category: (typeof EACH)[number][0], market: (typeof EACH)[number][1]) {
  const id = 'day-plan';
  const told = { category, market, legalName: 'Day Plan', parent: null };
  const selling = { languages: null, catalogue: null, newCatalogue: true };
  const answers = { ...assumedAnswers(id), id, ...told, ...selling };
  const result = newBrand(FOLDER, answers, '../schemas/brand.schema.json');
  if (!result.ok) throw new Error(result.error.map(({ why }) => why).join(' '));
  return result.value;
}
