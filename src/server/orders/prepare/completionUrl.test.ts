import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../../tests/factories/brands/aBuiltBrand.ts';
import { accountUrl, completionUrl } from './completionUrl.ts';

const landing = { userId: 'user 1&x=y', planId: 'starter', quantity: 3 };
const origin = 'http://slotbook.localhost:4000';

it('is the account page of this server with the sandbox on', () => {
  const site = { built: aBuiltBrand(), origin };

  expect(completionUrl(site, { sandboxUrl: 'http://127.0.0.1:4010' }, landing)).toBe(
    'http://slotbook.localhost:4000/account?success=true&userId=user+1%26x%3Dy&planId=starter&quantity=3',
  );
});

it("is the brand's dashboard otherwise, its own query kept", () => {
  const links = { ...aBrand().links, dashboard: 'https://app.slotbook.example/home?from=signup' };
  const site = { built: aBuiltBrand({ brand: aBrand({ links }) }), origin };

  expect(completionUrl(site, { sandboxUrl: null }, landing)).toBe(
    'https://app.slotbook.example/home?from=signup&success=true&userId=user+1%26x%3Dy&planId=starter&quantity=3',
  );
});

it('refuses a dashboard outside the allow-list', () => {
  const site = {
    built: aBuiltBrand({ brand: aBrand({ redirectHosts: ['other.example'] }) }),
    origin,
  };

  expect(() => completionUrl(site, { sandboxUrl: null }, landing)).toThrow(/redirectHosts/);
});

const SANDBOX = 'http://127.0.0.1:4010';
const HERE = `${origin}/account`;
const DASHBOARD = aBrand().links.dashboard;
const TEAM = 'https://app.slotbook.example/team';

it.each([
  ['nowhere of their own', [], DASHBOARD, HERE],
  ["the brand's dashboard", [DASHBOARD], DASHBOARD, HERE],
  ['an allowed address', [TEAM], TEAM, TEAM],
  ['an address outside the allow-list', ['https://evil.example/'], DASHBOARD, HERE],
  ['the second, where the first is not allowed', ['https://evil.example/', TEAM], TEAM, TEAM],
])('leads a lead who is to be led to %s', (_name, preferred, live, sandboxed) => {
  const site = { built: aBuiltBrand(), origin };

  expect(accountUrl(site, { sandboxUrl: null }, preferred)).toBe(live);
  expect(accountUrl(site, { sandboxUrl: SANDBOX }, preferred)).toBe(sandboxed);
});
