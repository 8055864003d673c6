import { describe, expect, it, onTestFinished } from 'vitest';
import type { SocialProvider } from '../../src/core/contract/SocialProvider.ts';
import { sandboxSocialKeys } from '../../src/core/contract/sandbox/sandboxSocial.ts';
import { startSandbox } from '../../src/sandbox/startSandbox.ts';
import type { SocialWay } from '../../src/server/gateways/social/SocialGateway.ts';
import { socialGateways } from '../../src/server/gateways/social/socialGateways.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aSocialWay, chooseAt } from '../factories/leads/socialWay.ts';

async function standIn(provider: SocialProvider, now?: () => Date) {
  const dataDir = await aTemporaryFolder();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir }, now);
  onTestFinished(() => sandbox.close());
  const { [provider]: gateway } = socialGateways({
    standInUrl: sandbox.url,
    keysOf: sandboxSocialKeys,
    brandIds: [],
  });
  const way = (overrides: Partial<SocialWay> = {}) => aSocialWay(provider, sandbox.url, overrides);
  /** Goes to the provider, makes a choice and comes back. Returns the query of the return. */
  async function comeBack(choice: Readonly<Record<string, string>>, asked = way()) {
    const there = await gateway.authorizationUrl(asked);
    if (!there.ok) throw new Error(there.error.detail);
    return (await chooseAt(there.value, choice)).search;
  }
  return { gateway, way, comeBack };
}

describe.each(['google', 'facebook'] as const)('%s', (provider) => {
  it('returns who the visitor is, the same each time', async () => {
    const { comeBack, gateway, way } = await standIn(provider);
    const nora = {
      ok: true,
      value: {
        subject: expect.stringMatching(/^\d{18}$/),
        email: 'nora.novak@example.com',
        emailVerified: provider === 'google' ? true : null,
        firstName: 'Nora',
        lastName: 'Novak',
      },
    };
    const first = await gateway.identify(way(), await comeBack({ person: 'nora' }));
    expect(first).toEqual(nora);
    expect(await gateway.identify(way(), await comeBack({ person: 'nora' }))).toEqual(first);
  });

  it('asks with the hash of the verifier, never with the verifier or the secret', async () => {
    const { gateway, way } = await standIn(provider);
    const there = await gateway.authorizationUrl(way());
    const asked = there.ok ? there.value.searchParams : null;
    expect(asked?.get('code_challenge_method')).toBe('S256');
    expect(asked?.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked?.toString()).not.toMatch(/vvvvv|secret/);
  });

  it.each([
    ['another state', { state: 'of-somebody-else' }],
    ['another verifier', { verifier: 'w'.repeat(43) }],
    ['the wrong secret', { keys: { id: `${provider}-slotbook`, secret: 'guessed' } }],
    ['another app', { keys: sandboxSocialKeys(provider, 'facetable') }],
  ])('does not reveal the person for %s', async (_name, wrong: Partial<SocialWay>) => {
    const { comeBack, gateway, way } = await standIn(provider);
    const query = await comeBack({ person: 'nora' });
    expect(await gateway.identify(way(wrong), query)).toMatchObject({ ok: false });
  });

  it('refuses a code the second time', async () => {
    const { comeBack, gateway, way } = await standIn(provider);
    const query = await comeBack({ person: 'nora' });
    expect(await gateway.identify(way(), query)).toMatchObject({ ok: true });
    expect(await gateway.identify(way(), query)).toMatchObject({ ok: false });
  });

  it('refuses a code after five minutes', async () => {
    let time = Date.now();
    const { comeBack, gateway, way } = await standIn(provider, () => new Date(time));
    const query = await comeBack({ person: 'nora' });
    time += 5 * 60_000;
    expect(await gateway.identify(way(), query)).toMatchObject({ ok: false });
  });

  it("reports a provider's failure without codes or tokens", async () => {
    const { comeBack, gateway, way } = await standIn(provider);
    const query = await comeBack({ person: 'broken' });
    const code = new URLSearchParams(query).get('code') ?? '';
    const failed = await gateway.identify(way(), query);
    expect(failed).toMatchObject({ ok: false, error: { detail: expect.any(String) } });
    expect(JSON.stringify(failed)).not.toContain(code);
  });

  it('returns only the reason for a visitor who cancels', async () => {
    const { comeBack } = await standIn(provider);
    const query = new URLSearchParams(await comeBack({ person: 'cancel' }));
    expect(query.get('error')).toBe('access_denied');
    expect(query.get('state')).toBe('state-of-the-visitor');
    expect(query.has('code')).toBe(false);
  });

  it('redirects to registered addresses only', async () => {
    const { gateway, way } = await standIn(provider);
    for (const redirectUri of [
      'https://evil.example/auth/google/callback',
      way().redirectUri.replace('callback', 'elsewhere'),
    ]) {
      const there = await gateway.authorizationUrl(way({ redirectUri }));
      expect(there.ok && (await fetch(there.value)).status).toBe(400);
    }
  });
});

it('Google repeats the nonce, or its answer is not trusted', async () => {
  const { comeBack, gateway, way } = await standIn('google');
  const query = await comeBack({ person: 'nora' });
  expect(await gateway.identify(way({ nonce: 'another' }), query)).toMatchObject({ ok: false });
});

it('Google reports an address that it has not verified', async () => {
  const { comeBack, gateway, way } = await standIn('google');
  const una = await gateway.identify(way(), await comeBack({ person: 'una' }));
  expect(una).toMatchObject({ value: { email: 'una.berg@example.com', emailVerified: false } });
});

it('Facebook has people without an address', async () => {
  const { comeBack, gateway, way } = await standIn('facebook');
  const finn = await gateway.identify(way(), await comeBack({ person: 'finn' }));
  expect(finn).toMatchObject({ ok: true, value: { email: null, firstName: 'Finn' } });
});

it.each(['google', 'facebook'] as const)('any person can be made up at %s', async (provider) => {
  const { comeBack, gateway, way } = await standIn(provider);
  const choice = { person: 'else', name: 'Zoë van der Berg', email: 'Zoe@Example.com' };
  expect(await gateway.identify(way(), await comeBack(choice))).toMatchObject({
    value: { email: 'Zoe@Example.com', firstName: 'Zoë', lastName: 'van der Berg' },
  });
});
