import { expect, it } from 'vitest';
import { definitionOf, FIELD_NAMES } from '../../../src/core/fields/fields.ts';
import { storedColumns } from '../../../src/core/fields/storedColumns.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aLeadInfo, aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const CANARIES = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  companyName: 'Canarycompany',
  email: 'canary.address@example.com',
  phone: '2015559876',
  password: 'canarypass1',
};

const CAPTCHA_CANARY = 'canary-captcha-token';

/** Returns the canaries in the log, after making sure that the log is not empty. */
function canariesIn({ log }: TestServer): readonly string[] {
  const lines = log.join('').toLowerCase();
  expect(lines).toContain('request');
  const canaries = [...Object.values(CANARIES), CAPTCHA_CANARY, 'canary'];
  return canaries.filter((canary) => lines.includes(canary.toLowerCase()));
}

it('no personal detail is logged when a sign-up succeeds, fails or is refused', async () => {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  await visitor.post('/signup/free', aSignupRequest({ leadInfo: CANARIES }));
  await visitor.post('/signup/free', aSignupRequest({ leadInfo: CANARIES }));
  await visitor.post('/signup/free', {
    ...aSignupRequest({ leadInfo: CANARIES }),
    extra: 'Canary',
  });
  await visitor.post(
    '/signup/free',
    aSignupRequest({ leadInfo: CANARIES, paymentRequest: { captchaToken: CAPTCHA_CANARY } }),
  );

  expect(canariesIn(server)).toEqual([]);
});

it.each([
  ['a page of another release', {}, { extra: 'Canary' }, 'body additionalProperties'],
  [
    'a page that does not send what is required now',
    {},
    { formState: undefined },
    'body/formState required',
  ],
  [
    'a telephone of another shape',
    {},
    { leadInfo: { ...aSignupRequest().leadInfo, phone: 5 } },
    'body/leadInfo/phone type',
  ],
  [
    'an answer of another shape, whose name is the visitor’s text',
    {},
    { questions: { hash: '', answers: { Canary: 5 } } },
    'body/questions/answers',
  ],
  ['a proxy that changes the host', { origin: 'https://other.example' }, {}, 'origin'],
  ['no JSON', { 'content-type': 'text/plain' }, {}, 'FST_ERR_CTP_INVALID_MEDIA_TYPE'],
])('the log says why a call was refused for its form: %s', async (_who, headers, body, problem) => {
  const server = await aServer();
  const visitor = await aVisitor(server.app);

  await visitor.post('/signup/free', { ...aSignupRequest(), ...body }, headers);

  const refused = server.log.filter((line) => line.includes('INVALID_REQUEST'));
  expect(refused.map((line) => String(JSON.parse(line).problem))).toEqual([
    expect.stringContaining(problem),
  ]);
  expect(canariesIn(server)).toEqual([]);
});

it('nor of an e-mail check by header, nor of a query', async () => {
  const brand = aBrand({ emailCheck: { path: '/v1/email' } });
  const server = await aServer({ brands: [aBuiltBrand({ brand })] });
  const visitor = await aVisitor(server.app);
  const { email } = CANARIES;
  await visitor.post(
    '/v1/email',
    { captchaToken: CAPTCHA_CANARY, email },
    { 'x-user-email': email },
  );
  await visitor.get(`/signup?email=${email}&contact=${btoa(JSON.stringify(CANARIES))}`);
  await visitor.get(`/activate?token=${CAPTCHA_CANARY}`);

  expect(canariesIn(server)).toEqual([]);
});

it('nor when a fault of our own carries one', async () => {
  const server = await aServer({
    deps: {
      hashPassword: async () => {
        throw new Error(`Cannot hash for ${CANARIES.email}`, {
          cause: Object.assign(new Error('inner'), { ...CANARIES, nested: { body: CANARIES } }),
        });
      },
    },
  });
  const visitor = await aVisitor(server.app);

  const answer = await visitor.post('/signup/free', aSignupRequest({ leadInfo: CANARIES }));

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    status: false,
    success: false,
    message: 'INTERNAL_SERVER_ERROR',
    data: null,
  });
  expect(server.log.join('')).toContain('Cannot hash for [masked]');
  expect(canariesIn(server)).toEqual([]);
});

it.each(FIELD_NAMES)('nor of %s, under any name that it goes by', async (name) => {
  const canary = `Canary of ${name}`;
  const leadInfo = {
    ...aLeadInfo(),
    ...definitionOf(name).wire(canary, { countryCode: 'Canary', country: 'US' }),
  };
  const columns = { ...storedColumns('user', leadInfo), ...storedColumns('account', leadInfo) };
  const server = await aServer();
  server.deps.logger.error({ [name]: canary, leadInfo, rows: [columns] }, 'A request failed');

  expect(canariesIn(server)).toEqual([]);
});

it('nor when a mail cannot be sent', async () => {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  await visitor.post('/signup/free', aSignupRequest({ leadInfo: CANARIES }));
  server.mail.fault = Object.assign(new Error(`550 <${CANARIES.email}> unknown`), {
    envelope: { to: [CANARIES.email] },
    rejected: [CANARIES.email],
  });

  await server.deliver();

  expect(server.log.join('')).toContain('will be tried again');
  expect(canariesIn(server)).toEqual([]);
});

it.each([
  ['an address in its path', `/signup/${CANARIES.email}`],
  ['an encoded address in its path', '/signup/canary.address%40example.com'],
  [
    'a query whose question mark a mail program encoded',
    `/signup%3Femail=canary&x=${CANARIES.email}`,
  ],
  ['a token after a semicolon', '/signup;jsessionid=canary'],
  ['a telephone number in its path', `/call/${CANARIES.phone}`],
])('nor of a request with %s', async (_, path) => {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  await visitor.get(path);

  expect(canariesIn(server)).toEqual([]);
});
