import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  ranBrands,
  ranBrandsAsking,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';

const CHAT_US = ['--category', 'liveChat', '--market', 'US'];

async function aNewBrand(...flags: readonly string[]) {
  const dir = await aBrandFolder();
  const ran = await ranBrands('new', 'day-plan', ...CHAT_US, ...flags, '--dir', dir);
  const read = () => JSON.parse(readFileSync(join(dir, 'day-plan.json'), 'utf8'));
  return { dir, ran, read };
}

it('writes a brand and a logo that pass every check', async () => {
  const { dir, ran } = await aNewBrand();
  expect({ code: ran.code, failure: ran.failure }).toEqual({ code: 0, failure: '' });
  expect(await ranBrands('check', '--dir', dir)).toMatchObject({
    code: 0,
    result: expect.stringMatching(/^4 brands checked, no problems\.\n/),
  });
});

it('says what to fill in, line by line, what check says and how to see it', async () => {
  const { dir, ran } = await aNewBrand('--host', 'join.dayplan.example');
  const file = relative(process.cwd(), join(dir, 'day-plan.json'));
  const logo = relative(process.cwd(), join(dir, 'logos/day-plan.svg'));
  const folder = relative(process.cwd(), dir);
  expect(ran.result).toBe(`Wrote ${file} and ${logo}. They pass every check.

See it:
  npm run studio -- --dir ${folder}

Fill in:
  ${file}:5  legalName: assumed: the company named in its terms
  ${file}:11  links.website: a placeholder: its website
  ${file}:12  links.login: where customers log in
  ${file}:13  links.dashboard: where a new account lands
  ${file}:16  support.email: a placeholder: mails come from it too
  ${file}:17  paymentAccount: whose keys charge for it
  ${file}:18  logo.file: a placeholder, made from the name
  ${file}:20  theme.accent: assumed: the colour of its main button
  ${file}:23  theme.layout: assumed: how its page is composed
  ${file}:24  theme.type: assumed: its typeface
  ${file}:26  theme.signature: assumed: the pattern, and how panel and heading are treated
  ${file}:28  signupTypes: what visitors may choose, and what they get otherwise
  ${file}:29  plans.catalogue: what it sells

Add, if it has them:
  support.phone and support.hours, social, footer, theme.dark: docs/brands.md explains each
Check it as you go:
  npm run brands -- check ${file} --dir ${folder}
Ask what the form does not:
  docs/questions.md
What must be done outside before it opens:
  npm run brands -- checklist day-plan --dir ${folder}
`);
});

it('derives its name from the id, and sells what a brand of the same category and market sells', async () => {
  const { read } = await aNewBrand();
  expect(read()).toMatchObject({
    id: 'day-plan',
    name: 'Day Plan',
    hosts: ['signup.day-plan.example'],
    plans: { catalogue: 'acme-us' },
    signupTypes: { offered: ['free', 'paid'], default: 'free' },
  });
});

it('names the schema so that an editor finds it', async () => {
  const { dir, read } = await aNewBrand();
  const address = resolve(dir, read().$schema);
  expect(JSON.parse(readFileSync(address, 'utf8')).$id).toBe('brand.schema.json');
});

it('accepts every flag', async () => {
  const said = ['--name', 'Tea & <Biscuits>', '--legal-name', 'Tea Ltd', '--host', 'tea.example'];
  const links = ['--website', 'https://tea.example', '--support-email', 'hi@tea.example'];
  const look = ['--accent', '#0a7048', '--layout', 'rail', '--catalogue', 'acme-us'];
  const { read } = await aNewBrand(...said, ...links, ...look);
  expect(read()).toMatchObject({
    name: 'Tea & <Biscuits>',
    legalName: 'Tea Ltd',
    hosts: ['tea.example'],
    links: { website: 'https://tea.example', dashboard: 'https://app.tea.example/' },
    redirectHosts: ['app.tea.example', 'tea.example'],
    support: { email: 'hi@tea.example' },
    theme: { accent: '#0a7048', layout: 'rail' },
    plans: { catalogue: 'acme-us' },
  });
});

it('asks at a terminal, offers what it would assume, and asks again for what cannot be', async () => {
  const dir = await aBrandFolder();
  const answers = [
    'chat',
    'LIVECHAT',
    'uk',
    '',
    '',
    'https://tea.example',
    'tea.example',
    '',
    '',
    '',
  ];
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? '');
  };
  const { code } = await ranBrandsAsking(ask, 'new', 'tea-uk', '--dir', dir);
  expect(code).toBe(0);
  expect(asked).toEqual([
    'Category (appointmentScheduling, videoConferencing, liveChat, learning, liveAnswer, receptionist): ',
    expect.stringContaining('Write one of "appointmentScheduling"'),
    'Market (US, CA, UK): ',
    'Name that visitors see [Tea UK]: ',
    'Company named in its terms [Tea UK]: ',
    'Host of the sign-up page [signup.tea-uk.example]: ',
    '"https://tea.example" does not fit "hosts". Did you mean "tea.example"? [signup.tea-uk.example]: ',
    'Website [https://www.tea-uk.example]: ',
    'Support e-mail [help@tea-uk.example]: ',
    expect.stringMatching(/^Colour of the main button \[#[0-9a-f]{6}\]: $/),
    'Layout of its page (split, card, rail or banner) [split]: ',
  ]);
  const written = JSON.parse(readFileSync(join(dir, 'tea-uk.json'), 'utf8'));
  expect(written).toMatchObject({
    market: 'UK',
    hosts: ['tea.example'],
    plans: { catalogue: 'acme-uk' },
  });
});

it.each([
  [
    'a colour that is not seen on the page',
    'Colour of the main button',
    '#ffffff',
    'The button (#ffffff) on #ffffff has a contrast of 1; to be seen it takes 1.2. Did you mean "#e8e8e8"?',
    '#e8e8e8',
  ],
  [
    'a host that another brand has',
    'Host of the sign-up page',
    'signup.acme.example',
    '"signup.acme.example" belongs to "acme" as well (',
    'tea.example',
  ],
])('refuses %s at its own question, with advice that is taken', async (...row) => {
  const [, question, answer, refusal, advised] = row;
  const dir = await aBrandFolder();
  const answers = [answer, advised];
  const asked: string[] = [];
  const ask = (prompt: string) => {
    asked.push(prompt);
    const isIt = prompt.startsWith(question) || prompt.startsWith(refusal);
    return Promise.resolve(isIt ? (answers.shift() ?? '') : '');
  };
  const { code } = await ranBrandsAsking(ask, 'new', 'tea', ...CHAT_US, '--dir', dir);
  const at = asked.findIndex((prompt) => prompt.startsWith(question));
  expect(asked[at + 1]?.startsWith(refusal)).toBe(true);
  expect([code, answers]).toEqual([0, []]);
  expect(readFileSync(join(dir, 'tea.json'), 'utf8')).toContain(advised);
});

it('asks nothing that a flag has said, and nothing at all with --yes', async () => {
  const dir = await aBrandFolder();
  const ask = () => Promise.reject(new Error('asked'));
  const { code } = await ranBrandsAsking(ask, 'new', 'tea', ...CHAT_US, '--yes', '--dir', dir);
  expect(code).toBe(0);
});

it.each(['day-plan.json', 'logos/day-plan.svg'])('never overwrites %s', async (file) => {
  const dir = await aBrandFolder();
  writeFileSync(join(dir, file), 'mine');
  const before = readdirSync(dir, { recursive: true });
  const { code, failure } = await ranBrands('new', 'day-plan', ...CHAT_US, '--dir', dir);
  expect(code).toBe(2);
  expect(failure).toMatch(new RegExp(`${file} is there already: nothing is written\\.\n$`));
  expect(readFileSync(join(dir, file), 'utf8')).toBe('mine');
  expect(readdirSync(dir, { recursive: true })).toEqual(before);
});

it.each([
  [['new'], /^Name the new brand by its id, such as: npm run brands -- new dayplan\n$/],
  [['new', 'Day Plan', ...CHAT_US], /^"Day Plan" does not fit "id"\. Did you mean "day-plan"\?\n$/],
  [['new', '../evil', ...CHAT_US], /^"\.\.\/evil" does not fit "id"\./],
  [['new', 'x', '--market', 'US'], /^Say --category\. Write one of "appointmentScheduling", /],
  [['new', 'x', '--category', 'liveChat'], /^Say --market\. Write one of "US", "CA", "UK"\.\n$/],
  [
    ['new', 'x', '--category', 'liveCat'],
    /^There is no category "liveCat"\. Did you mean "liveChat"\?\n$/,
  ],
  [
    ['new', 'x', ...CHAT_US, '--host', 'signup.acme.example'],
    /"signup\.acme\.example" belongs to "acme" as well/,
  ],
  [
    ['new', 'x', ...CHAT_US, '--accent', 'red'],
    /^"red" does not fit "accent"\. Write a colour as # and six/,
  ],
  [
    ['new', 'x', ...CHAT_US, '--catalogue', 'nothing'],
    /^There is no catalogue "nothing"\. Write one of "acme-ca", /,
  ],
  [
    ['new', 'x', ...CHAT_US, '--catalogue', 'acme-uk'],
    /The brand charges in USD, and its catalogue "acme-uk" in GBP\./,
  ],
  [['new', 'x', ...CHAT_US, '--website', 'nowhere'], /"nowhere" does not fit "website"\./],
])('refuses %j with 2, and writes nothing', async (args, line) => {
  const dir = await aBrandFolder();
  const before = readdirSync(dir, { recursive: true });
  const { code, result, failure } = await ranBrands(...args, '--dir', dir);
  expect({ code, result }).toEqual({ code: 2, result: '' });
  expect(failure).toMatch(line);
  expect(readdirSync(dir, { recursive: true })).toEqual(before);
});

it('invents plans where the market has none of the category', async () => {
  const dir = await aBrandFolder();
  for (const file of ['acme-uk.json', 'plans/acme-uk.json']) rmSync(join(dir, file));
  const uk = ['--category', 'liveChat', '--market', 'UK'];
  const { result } = await ranBrands('new', 'tea', ...uk, '--dir', dir);
  expect(result).toContain('plans/tea.json:1  plans, made up');
  const learning = ['--category', 'learning', '--market', 'US'];
  const other = await ranBrands('new', 'tea-school', ...learning, '--dir', dir);
  expect(other.result).toContain('plans/tea-school.json:1  plans, made up');
});

it('names a fault of a layer that keeps every new brand from passing', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'defaults/market/US.json', '"en-US"', '"en-XQ"');
  const { code, failure } = await ranBrands('new', 'tea', ...CHAT_US, '--dir', dir);
  expect(code).toBe(2);
  expect(failure).toMatch(/en-XQ.*\nNothing is written\.\n$/);
});
