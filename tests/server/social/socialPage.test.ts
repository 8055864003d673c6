import { expect, it } from 'vitest';
import { sandboxSocialKeys } from '../../../src/core/contract/sandbox/sandboxSocial.ts';
import type { SocialSettings } from '../../../src/server/config/SocialSettings.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const enabled = aBuiltBrand({
  brand: aBrand({ social: { ...aBrand().social, google: true, facebook: true } }),
});

async function socialOf(url: string, built = enabled, social?: SocialSettings) {
  const { app, pages } = await aServer({ brands: [built], config: { ...(social && { social }) } });
  await (await aVisitor(app)).get(url);
  return pages.at(-1)?.pageConfig.social;
}

it('tells the page which buttons work, and what they pass on', async () => {
  expect(await socialOf('/signup?signupType=free&utm_source=Mail&return=//evil.example')).toEqual({
    google: true,
    facebook: true,
    signupType: 'free',
    query: 'signupType=free&utm_source=Mail',
    fault: null,
    plan: null,
  });
});

it('no button is there where the brand does not enable it', async () => {
  const social = await socialOf('/signup', aBuiltBrand());
  expect(social).toMatchObject({ google: false, facebook: false });
});

it('no button is there without keys', async () => {
  const social = await socialOf('/signup', enabled, {
    standInUrl: null,
    brandIds: ['slotbook'],
    keysOf: (provider, brandId) =>
      provider === 'google' ? sandboxSocialKeys(provider, brandId) : null,
  });
  expect(social).toMatchObject({ google: true, facebook: false });
});
