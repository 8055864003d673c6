import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { aBuiltBrand } from '../../../../tests/factories/aBuiltBrand.ts';
import { completionUrl } from './completionUrl.ts';

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
