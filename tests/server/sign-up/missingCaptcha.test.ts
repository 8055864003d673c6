import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anUpgradeRequest } from '../../factories/orders/anUpgrade.ts';
import { aPaidBrand, aPaidRequest } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

type Body = Readonly<Record<string, unknown>>;

const inOrder = ({ paymentRequest, ...rest }: { readonly paymentRequest: object }) => ({
  body: { ...rest },
  part: 'paymentRequest',
  holder: paymentRequest,
});

/**
 * Every sign-up or payment call that requires a captcha: its body, and the part of it with the
 * token.
 */
const CALLS: readonly (readonly [string, (token: Body) => Body])[] = [
  ['/email', (token) => ({ email: 'ada@example.com', ...token })],
  ['/client-token', (token) => token],
  ['/billing-request-flow', (token) => token],
  ['/payment', (token) => ({ ...without(anUpgradeRequest()), ...token })],
  ...(
    [
      ['/signup', aPaidRequest()],
      ['/answeringService/signup', aPaidRequest()],
      ['/signup/free', aSignupRequest()],
      ['/signup/freetrial', aSignupRequest()],
    ] as const
  ).map(([path, request]): readonly [string, (token: Body) => Body] => {
    const { body, holder, part } = inOrder(request);
    return [path, (token) => ({ ...body, [part]: { ...without(holder), ...token } })];
  }),
];

function without(holder: object): Body {
  const { captchaToken: _, ...rest } = { captchaToken: '', ...holder };
  return rest;
}

const TOKENS: readonly (readonly [string, Body])[] = [
  ['no token', {}],
  ['null for a token', { captchaToken: null }],
  ['a number for a token', { captchaToken: 1 }],
  ['a token that is too long', { captchaToken: 'a'.repeat(4097) }],
];

it.each(
  CALLS.flatMap(([path, make]) =>
    TOKENS.map(([what, token]) => [path, what, make(token)] as const),
  ),
)('%s with %s is a failed robot check, and nothing is done', async (path, _what, body) => {
  const server = await aServer({ brands: [aPaidBrand()] });
  const visitor = await aVisitor(server.app);
  const answer = await visitor.post(path, body, { 'idempotency-key': randomUUID() });

  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({
    success: false,
    message: expect.stringMatching(/^Recaptcha/),
  });
  expect(server.captcha.claims).toEqual([]);
  expect(await server.database.selectFrom('attempts').selectAll().execute()).toEqual([]);
});
