import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aBrandFolder, ranBrands } from '../../../../tests/factories/brands/ranBrands.ts';

const SIZE = {
  kind: 'oneOf',
  label: 'How many are you?',
  options: { few: 'A few', many: 'Many' },
  required: true,
  personal: false,
  place: { widget: 'email' },
};

/** A folder whose UK market layer asks a question, which one brand changes. */
async function anAskingFolder(own: object | null): Promise<string> {
  const dir = await aBrandFolder();
  addQuestion(join(dir, 'defaults/market/UK.json'), SIZE);
  addQuestion(join(dir, 'acme-uk.json'), own);
  return dir;
}

function addQuestion(path: string, size: object | null): void {
  const file = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...file, questions: { size } }, null, 2));
}

it("explains a question of a layer with a brand's own words", async () => {
  const dir = await anAskingFolder({ label: 'How big are you?' });
  const { code, result } = await ranBrands('explain', 'acme-uk', 'questions.size', '--dir', dir);
  expect(code).toBe(0);
  expect(result).toContain("questions.size: A brand's own question to visitors who sign up.");
  expect(result).toMatch(/questions\.size\.label +"How big are you\?" +\S+acme-uk\.json:/);
  expect(result).toMatch(/over "How many are you\?" +\S+market\/UK\.json:/);
});

it('explains a question that a brand drops', async () => {
  const dir = await anAskingFolder(null);
  const { result } = await ranBrands('explain', 'acme-uk', 'questions.size', '--dir', dir);
  expect(result).toMatch(/questions\.size +\(removed\) +\S+acme-uk\.json:/);
});

it('knows no key that no question has', async () => {
  const dir = await anAskingFolder({});
  const { code, failure } = await ranBrands(
    'explain',
    'acme-uk',
    'questions.size.colour',
    '--dir',
    dir,
  );
  expect(code).toBe(2);
  expect(failure).toContain('There is no setting "questions.size.colour".');
});

it('lists brands that ask, and compares what they ask', async () => {
  const dir = await anAskingFolder({ label: 'How big are you?' });
  const { result } = await ranBrands('list', '--dir', dir);
  expect(result.split('\n').filter((line) => / questions /.test(line))).toEqual([
    expect.stringMatching(/^acme-uk /),
  ]);
  const compared = await ranBrands('diff', 'acme', 'acme-uk', '--dir', dir);
  expect(compared.result).toContain(
    'questions.size.label\n    - (not set)\n    + "How big are you?"',
  );
});
