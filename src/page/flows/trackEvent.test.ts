import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/aBrand.ts';
import { aPage, fillIn } from '../../../tests/factories/aPage.ts';
import { aPageData, aSession } from '../../../tests/factories/aPageData.ts';

it('every event and the sign-up carry where the visitor came from', async () => {
  const sessionInfo = aSession({ utmSource: 'newsletter' });
  const { stores, providers, flows } = aPage(aBrand(), aPageData({ sessionInfo }));
  flows.pageOpened();
  fillIn(stores);
  await flows.submit();
  expect(providers.events.map(({ name, utmSource }) => [name, utmSource])).toEqual([
    ['page_view', 'newsletter'],
    ['signup_started', 'newsletter'],
    ['signup_success', 'newsletter'],
  ]);
  expect(providers.bodies('/signup/free')).toMatchObject([
    { formState: { utmSource: 'newsletter' } },
  ]);
});
