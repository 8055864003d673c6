import { expect, it } from 'vitest';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

function aStarter(signupTypes: Brand['signupTypes'] = aBrand().signupTypes) {
  const startPage = { on: true, signupType: 'startNow' };
  const social = { ...aBrand().social, google: true, startPage };
  return aBuiltBrand({ brand: aBrand({ social, signupTypes }) });
}

async function open(url: string, built = aStarter()) {
  const { app, pages } = await aServer({ brands: [built] });
  const answer = await (await aVisitor(app)).get(url);
  return { answer, page: pages.at(-1) };
}

it('the start page signs up as the brand usually does, and hands its own value to the buttons', async () => {
  const { answer, page } = await open('/start-now?utm_source=Mail');
  expect(answer.statusCode).toBe(200);
  expect(page?.pageConfig.view).toBe('start');
  expect(page?.pageConfig.social.signupType).toBe('startNow');
  expect(page?.sessionInfo.signupType).toBe(aBrand().signupTypes.default);
  expect(page?.sessionInfo.utmSource).toBe('Mail');
});

it('a link chooses no other sign-up type there', async () => {
  const { page } = await open('/start-now?signupType=paid');
  expect(page?.sessionInfo.signupType).toBe(aBrand().signupTypes.default);
});

it('what has to be paid for is sold on the sign-up page', async () => {
  const built = aStarter({ offered: ['paid'], default: 'paid' });
  const { answer } = await open('/start-now?utm_source=Mail', built);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['location']).toBe('/signup?utm_source=Mail');
});

it('a brand without a start page answers its own 404', async () => {
  const { app, pages } = await aServer({ brands: [aBuiltBrand()] });
  const answer = await (await aVisitor(app)).get('/start-now');
  expect(answer.statusCode).toBe(404);
  expect(pages.at(-1)?.pageConfig.view).toBe('error');
});
