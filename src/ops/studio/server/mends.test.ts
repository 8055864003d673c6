import { expect, it } from 'vitest';
import { aStudio, type TestStudio } from '../../../../tests/factories/servers/aStudio.ts';
import type { ShownProblem } from '../wire/BrandReport.ts';

type Changes = Readonly<Record<string, unknown>>;

async function problemsOf(
  { ask }: TestStudio,
  id: string,
  changes: Changes = {},
): Promise<readonly ShownProblem[]> {
  const { body: open } = await ask('GET', `/api/brands/${id}`);
  const value = { ...open.value, ...changes };
  const { body } = await ask('POST', `/api/brands/${id}/report`, { value });
  return body.problems;
}

const QUESTION = {
  kind: 'yesNo',
  label: 'Do you work in a team?',
  required: false,
  personal: false,
  place: { widget: 'company-name' },
};

it('offers no click for a problem of a file that the brand only names', async () => {
  const studio = await aStudio();
  const catalogue = studio.read('plans/slotbook-us.json');
  studio.write('plans/slotbook-us.json', catalogue.replace('"monthly"', '"monthli"'));
  const problems = await problemsOf(studio, 'slotbook');
  expect(problems).toMatchObject([{ fix: 'Did you mean "monthly"?', mend: null }]);
});

it('offers no click for a problem that a change causes in a brand that extends this one', async () => {
  const studio = await aStudio();
  const extender = JSON.parse(studio.read('frontdesk-uk.json'));
  const when = { answered: ['team'] };
  const questions = { other: { ...QUESTION, label: 'Which?', when } };
  studio.write('frontdesk-uk.json', JSON.stringify({ ...extender, questions }));
  const before = { questions: { team: QUESTION } };
  const value = { ...JSON.parse(studio.read('frontdesk.json')), ...before };
  studio.write('frontdesk.json', JSON.stringify(value));
  const problems = await problemsOf(studio, 'frontdesk', { questions: { teams: QUESTION } });
  expect(problems).toContainEqual(
    expect.objectContaining({ fix: 'Did you mean "teams"?', isOwn: false, mend: null }),
  );
});

it('lets the brand set another value than a layer', async () => {
  const studio = await aStudio();
  const base = JSON.parse(studio.read('defaults/base.json'));
  const other = { ...QUESTION, label: 'Other?', when: { answered: ['teem'] } };
  const questions = { team: QUESTION, other };
  studio.write('defaults/base.json', JSON.stringify({ ...base, questions }));
  const problems = await problemsOf(studio, 'slotbook');
  expect(problems).toContainEqual(
    expect.objectContaining({ isOwn: false, mend: { kind: 'use', value: 'team' } }),
  );
});

it('gives a mistyped name of a question its right one, and keeps what it holds', async () => {
  const when = { answers: { otter: ['yes'] } };
  const questions = { team: { ...QUESTION, when }, other: { ...QUESTION, label: 'Other?' } };
  const problems = await problemsOf(await aStudio(), 'slotbook', { questions });
  const at = '/questions/team/when/answers';
  expect(problems).toContainEqual(
    expect.objectContaining({
      pointer: `${at}/otter`,
      mend: { kind: 'move', to: `${at}/other` },
    }),
  );
});

it('gives translations in a mistyped language their right one', async () => {
  const studio = await aStudio();
  const { translations, ...brand } = JSON.parse(studio.read('slotbook.json'));
  const [tag = '', words] = Object.entries(translations)[0] ?? [];
  studio.write('slotbook.json', JSON.stringify({ ...brand, translations: { es: words } }));
  const problems = await problemsOf(studio, 'slotbook');
  expect(problems).toContainEqual(
    expect.objectContaining({
      pointer: '/translations/es',
      mend: { kind: 'move', to: `/translations/${tag}` },
    }),
  );
});

it('moves no key to where another one is', async () => {
  const answers = { otter: ['yes'], other: ['no'] };
  const questions = {
    team: { ...QUESTION, when: { answers } },
    other: { ...QUESTION, label: 'Other?' },
  };
  const problems = await problemsOf(await aStudio(), 'slotbook', { questions });
  const at = '/questions/team/when/answers/otter';
  expect(problems).toContainEqual(expect.objectContaining({ pointer: at, mend: null }));
});

it('moves no key into a setting that is a text, which would be lost', async () => {
  const login = 'https://app.slotbook.example/login';
  const changes = { links: 'https://www.slotbook.example', login };
  const problems = await problemsOf(await aStudio(), 'slotbook', changes);
  expect(problems).toContainEqual(
    expect.objectContaining({ pointer: '/login', fix: 'It belongs in "links".', mend: null }),
  );
});
