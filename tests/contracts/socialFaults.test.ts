import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { SocialProvider } from '../../src/core/contract/SocialProvider.ts';
import { sandboxSocialKeys } from '../../src/core/contract/sandbox/sandboxSocial.ts';
import { socialGateways } from '../../src/server/gateways/social/socialGateways.ts';
import { aWrongProvider, json, type Wrong } from '../factories/leads/aWrongProvider.ts';
import { aSocialWay } from '../factories/leads/socialWay.ts';

const QUERY = 'code=canary-code&state=state-of-the-visitor';
const HOUR_AGO = Math.floor(Date.now() / 1000) - 3600;

async function identify(provider: SocialProvider, wrong: Wrong, query = QUERY, patienceS = 60) {
  const base = await aWrongProvider(wrong);
  const config = { standInUrl: base, keysOf: sandboxSocialKeys, brandIds: [] };
  const gateways = socialGateways(config, patienceS);
  return gateways[provider].identify(aSocialWay(provider, 'http://slotbook.localhost'), query);
}

const html = (status: number) => (answer: ServerResponse) => {
  answer.writeHead(status, { 'content-type': 'text/html' }).end('<h1>canary-page</h1>');
};
const hangUp = (answer: ServerResponse) => {
  answer.destroy();
};

it('is trusted when nothing is wrong', async () => {
  expect(await identify('google', {})).toMatchObject({ ok: true, value: { subject: '1' } });
  expect(await identify('facebook', {})).toMatchObject({ ok: true, value: { subject: '1' } });
});

describe("Google's answer is not trusted", () => {
  it.each<[string, Wrong]>([
    ['of another issuer', { claims: { iss: 'https://accounts.google.com.evil.example' } }],
    ['for another app', { claims: { aud: 'google-facetable' } }],
    [
      'for several apps, whose party is another one',
      { claims: { aud: ['google-slotbook', 'x'], azp: 'x' } },
    ],
    ['of another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has run out', { claims: { exp: HOUR_AGO } }],
    ['without an end', { claims: { exp: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with an empty subject', { claims: { sub: '' } }],
    ['with a subject without end', { claims: { sub: 'x'.repeat(300) } }],
    ['signed by somebody else', { isForged: true }],
    ['that nobody signed', { alg: 'none' }],
    [
      'without an ID token',
      {
        token: (answer) =>
          json(answer, 200, { access_token: 'canary-token', token_type: 'Bearer' }),
      },
    ],
    [
      'whose discovery is of somebody else',
      { discovery: (answer, base) => json(answer, 200, { issuer: `${base}/other` }) },
    ],
    ['whose discovery is no JSON', { discovery: html(200) }],
    ['whose discovery hangs up', { discovery: hangUp }],
  ])('%s', async (_name, wrong) => {
    const outcome = await identify('google', wrong);
    expect(outcome).toMatchObject({ ok: false, error: { detail: expect.any(String) } });
    expect(JSON.stringify(outcome)).not.toContain('canary');
  });
});

describe("Facebook's answer is not trusted", () => {
  it.each<[string, Wrong]>([
    ['without an id', { me: (answer) => json(answer, 200, { email: 'ada@example.com' }) }],
    ['with a number for an id', { me: (answer) => json(answer, 200, { id: 1 }) }],
    ['in a list', { me: (answer) => json(answer, 200, [{ id: '1' }]) }],
    ['that is an error', { me: (answer) => json(answer, 400, { error: { message: 'canary' } }) }],
    ['that is no JSON', { me: html(200) }],
    ['that breaks off', { me: hangUp }],
  ])('%s', async (_name, wrong) => {
    const outcome = await identify('facebook', wrong);
    expect(outcome).toMatchObject({ ok: false });
    expect(JSON.stringify(outcome)).not.toContain('canary');
  });
});

describe.each(['google', 'facebook'] as const)('%s gives no token', (provider) => {
  it.each<[string, Wrong]>([
    ['but a page of 500', { token: html(500) }],
    ['but a page', { token: html(200) }],
    ['but hangs up', { token: hangUp }],
    [
      'but an error with words of its own',
      {
        token: (answer) =>
          json(answer, 400, { error: 'invalid_grant', error_description: 'canary@example.com' }),
      },
    ],
    [
      'but an error that is no code',
      { token: (answer) => json(answer, 400, { error: 'canary <b> canary@example.com' }) },
    ],
    [
      'but a redirect',
      {
        token: (answer) => void answer.writeHead(302, { location: 'http://canary.example' }).end(),
      },
    ],
    [
      'of a kind that nobody knows',
      { token: (answer) => json(answer, 200, { access_token: 'canary', token_type: 'mac' }) },
    ],
  ])('%s', async (_name, wrong) => {
    const outcome = await identify(provider, wrong);
    expect(outcome).toMatchObject({ ok: false });
    expect(JSON.stringify(outcome)).not.toContain('canary');
  });

  it('but lets the visitor wait only for a limited time', async () => {
    const silent: Wrong = { token: () => undefined };
    expect(await identify(provider, silent, QUERY, 1)).toEqual({
      ok: false,
      error: { detail: expect.stringMatching(/timeout/i) },
    });
  });

  it('for an address that was tampered with', async () => {
    for (const query of [
      '',
      'code=x',
      'state=x&code=y',
      `${QUERY}&code=again`,
      `error=x&${QUERY}`,
    ]) {
      expect(await identify(provider, {}, query)).toMatchObject({ ok: false });
    }
  });
});

it('a name without parts is split, and an invalid one is left out', async () => {
  const me = (body: unknown): Wrong => ({ me: (answer) => json(answer, 200, body) });
  const whole = { id: '7', name: ' Zoë van der Berg ', email: ' zoe@example.com ' };
  expect(await identify('facebook', me(whole))).toMatchObject({
    value: { firstName: 'Zoë', lastName: 'van der Berg', email: 'zoe@example.com' },
  });
  expect(
    await identify('facebook', me({ id: '7', name: 7, email: ['x@example.com'] })),
  ).toMatchObject({
    value: { firstName: '', lastName: '', email: null },
  });
});
