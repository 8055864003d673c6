import { describe, expect, it } from 'vitest';
import type { SignupRequest } from '../../src/core/contract/generated/calls.ts';
import type { LeadInfo } from '../../src/core/contract/generated/leadInfo.ts';
import { splitFullName } from '../../src/core/rules/fields/splitFullName.ts';
import { LIMITS } from '../../src/server/security/limits.ts';
import type { LeadRow } from '../../src/server/storage/tables/Tables.ts';
import { aServer, type TestServer } from '../factories/servers/aServer.ts';
import { type Answer, aSignupRequest, aVisitor } from '../factories/servers/aVisitor.ts';
import { naughtyStrings, naughtyStringsAt, shown } from '../factories/texts/naughtyStrings.ts';

const OFTEN = { points: 100_000, seconds: 3600 };

/** How many places have received bad texts so far. */
let places = 0;

/** Every place receives this text, which PostgreSQL cannot store. */
const WITH_NUL = 'A\0da';

/** The bad texts for the next place. */
function badTexts(): readonly string[] {
  places += 1;
  return [...naughtyStringsAt(places), WITH_NUL];
}

async function aPatientServer(): Promise<TestServer> {
  const names = Object.keys(LIMITS);
  return aServer({ allowances: Object.fromEntries(names.map((name) => [name, OFTEN])) });
}

/** Whether the answer is a success, or a refusal with a code in the agreed envelope. */
function isClear(answer: Answer): boolean {
  if (answer.statusCode < 400) return true;
  const { success, message } = answer.json();
  return answer.statusCode < 500 && success === false && /^[A-Z_]+$|^Recaptcha/.test(message);
}

type Row = Pick<LeadRow, 'first_name' | 'last_name' | 'company_name' | 'email' | 'phone'>;

interface Field {
  readonly name: string;
  readonly put: (text: string) => Partial<LeadInfo>;
  /** Returns the part of the stored lead that must equal what was sent. */
  readonly stored: (lead: Row) => string;
  readonly sent: (text: string) => string;
}

const FIELDS: readonly Field[] = [
  {
    name: 'full name',
    put: splitFullName,
    stored: (lead) => `${lead.first_name} ${lead.last_name}`.trim(),
    sent: (text) => Object.values(splitFullName(text)).join(' ').trim(),
  },
  {
    name: 'company name',
    put: (companyName) => ({ companyName }),
    stored: (lead) => lead.company_name,
    sent: (text) => text.trim(),
  },
  {
    name: 'email',
    put: (email) => ({ email }),
    stored: (lead) => lead.email,
    sent: (text) => text.trim(),
  },
  {
    name: 'phone number',
    put: (phone) => ({ phone }),
    stored: (lead) => lead.phone,
    sent: (text) => text,
  },
  {
    name: 'password',
    put: (password) => ({ password }),
    stored: () => '',
    sent: () => '',
  },
];

describe.each(FIELDS)('bad input as $name', ({ put, stored, sent }) => {
  it('is stored as it was typed, or refused by a code', async () => {
    const { app, database } = await aPatientServer();
    const visitor = await aVisitor(app);
    const wrong: string[] = [];
    for (const [index, text] of badTexts().entries()) {
      const email = `ada${index}@example.com`;
      const body = aSignupRequest({ leadInfo: { email, ...put(text) } });
      const answer = await visitor.post('/signup/free', body);
      if (!isClear(answer)) wrong.push(`${shown(text)} ${answer.statusCode}`);
      if (answer.statusCode !== 200) continue;
      const lead = await database
        .selectFrom('leads')
        .selectAll()
        .where('account_id', '=', String(answer.json().data.accountId))
        .executeTakeFirstOrThrow();
      if (stored(lead) !== sent(text)) wrong.push(`${shown(text)} is stored otherwise`);
    }
    expect(wrong).toEqual([]);
  });
});

const ELSEWHERE: readonly (readonly [string, (text: string) => SignupRequest])[] = [
  ['country code', (countryCode) => aSignupRequest({ leadInfo: { countryCode } })],
  ['time zone', (timeZone) => aSignupRequest({ leadInfo: { timeZone } })],
  ['province', (provinceCode) => aSignupRequest({ leadInfo: { provinceCode } })],
  ['source', (utmSource) => aSignupRequest({ formState: { utmSource } })],
  ['text agreed to', (termsHash) => aSignupRequest({ formState: { termsHash } })],
  ['proof', (captchaToken) => aSignupRequest({ paymentRequest: { captchaToken } })],
  ['plan', (planId) => aSignupRequest({ paymentRequest: { selectedPlans: [{ planId }] } })],
];

it.each(ELSEWHERE)('bad input as %s is never a fault of the server', async (_name, bodyOf) => {
  const { app } = await aPatientServer();
  const visitor = await aVisitor(app);
  const wrong: string[] = [];
  for (const [index, text] of badTexts().entries()) {
    const body = bodyOf(text);
    const lead = { ...body.leadInfo, email: `ada${index}@example.com` };
    const answer = await visitor.post('/signup/free', { ...body, leadInfo: lead });
    if (!isClear(answer)) wrong.push(`${shown(text)} ${answer.statusCode}`);
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['/email', (email: string) => ({ email, captchaToken: 'human' })],
  ['/activation/resend', (token: string) => ({ token })],
  ['/activation/resend', (email: string) => ({ email, captchaToken: 'human' })],
  [
    '/api/analytics',
    (reason: string) => ({
      name: 'signup_failure',
      signupType: 'free',
      utmSource: reason.slice(0, 200),
      reason: reason.slice(0, 80),
    }),
  ],
])('bad input to %s is answered clearly', async (path, bodyOf) => {
  const { app } = await aPatientServer();
  const visitor = await aVisitor(app);
  const wrong: string[] = [];
  for (const text of badTexts()) {
    const answers = [await visitor.post(path, bodyOf(text)), await visitor.post(path, text)];
    if (!answers.every(isClear)) wrong.push(shown(text));
  }
  expect(wrong).toEqual([]);
});

it('bad input in a query still opens the page, with what can be read', async () => {
  const { app, pages } = await aPatientServer();
  const visitor = await aVisitor(app);
  const wrong: string[] = [];
  for (const text of badTexts()) {
    // Characters that an address cannot contain become the replacement character.
    const value = encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
    const contact = Buffer.from(JSON.stringify({ fullName: text, email: text })).toString('base64');
    const query = ['utm_source', 'email', 'planId', 'signupType', 'state', value]
      .map((name) => `${name}=${value}`)
      .join('&');
    for (const asked of [
      `${query}&contact=${value}`,
      `contact=${encodeURIComponent(contact)}`,
      `email=${encodeURI(text.replace(/\p{Cs}/gu, ''))}`,
      'email=%&utm_source=%c0%ae&contact=%00&planId=%u0041',
    ]) {
      const answer = await visitor.get(`/signup?${asked}`);
      const page = pages.at(-1);
      const isWhole = !/\\ud[89a-f]/.test(JSON.stringify(page));
      const isPage = answer.statusCode === 200 && page?.sessionInfo.signupType === 'free';
      if (!isPage || !isWhole) wrong.push(shown(text));
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['leadUniquePin', 'INCORRECT_LEAD_ID'],
  ['dealid', 'INCORRECT_DEAL_ID'],
  ['accountId', 'INCORRECT_USER_ID'],
])('whatever stands in %s is nobody’s, and is told in place', async (name, message) => {
  const { app, pages } = await aPatientServer();
  const visitor = await aVisitor(app);
  const wrong: string[] = [];
  for (const text of badTexts()) {
    const value = encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
    const { statusCode } = await visitor.get(`/signup?${name}=${value}`);
    const told = pages.at(-1)?.errorInfo?.message;
    const isTold = statusCode === 400 && told === message;
    const isBlank = text.trim() === '' && statusCode === 200;
    if (!isTold && !isBlank) wrong.push(`${shown(text)} ${statusCode} ${told}`);
  }
  expect(wrong).toEqual([]);
});

it.each([1, 4])('of places that are sent one text in %d, every text is sent to one', (oneIn) => {
  const sent = Array.from({ length: oneIn }, (_, place) => naughtyStringsAt(place, oneIn)).flat();
  expect(sent.toSorted()).toEqual([...naughtyStrings].toSorted());
});
