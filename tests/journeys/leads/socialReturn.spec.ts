import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { SocialWay } from '../acts/SocialWay.ts';

/** The page removes a return's state from its address as soon as it has read it. */
const SIGNUP = /\/signup([?#]|$)/;

test('a new visitor signs up with Google on a free brand, and is signed in the next time', async ({
  originOf,
  page,
}) => {
  const way = new SocialWay(page, originOf('slotbook'));
  await way.press('Sign up with Google');
  await way.makeUp('Grete Hermann', 'grete@example.com');
  await page.waitForURL(/\/account\?success=true/);
  await expect(page.getByText('grete@example.com')).toBeVisible();

  await page.context().clearCookies();
  await way.press('Sign up with Google', '/signup?signupType=paid');
  await way.makeUp('Grete Hermann', 'grete@example.com');
  // They have not paid for it yet.
  await page.waitForURL(/\/payment\?planId=slotbook-/);
  await page.goto(`${originOf('slotbook')}/account`);
  await expect(page.getByText('grete@example.com')).toBeVisible();
});

test('Facebook creates an account too, and leaves nothing of its own in the address', async ({
  originOf,
  page,
}) => {
  const way = new SocialWay(page, originOf('frontdesk'));
  await way.leave('facebook', { signupType: 'startNow', query: 'utm_source=Mail' });
  await way.makeUp('Emil Post', 'emil@example.com');
  await page.waitForURL(/\/account\?success=true/);
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByText('emil@example.com')).toBeVisible();
});

test(
  'an address that has an account is not linked to Google',
  IN_FULL,
  async ({ originOf, page, watch }) => {
    watch.allow(/status of 401/);
    const way = new SocialWay(page, originOf('facetable'));
    await way.press('Sign up with Google', '/signup?utm_source=Mail');
    await way.choose('Robin Baker');
    await page.waitForURL(/\/signup\?utm_source=Mail/);
    const notice = page.getByRole('alert').filter({ hasText: 'This email address is unavailable' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^https:/);
    await page.goto(`${originOf('facetable')}/account`);
    await expect(page.getByText('taken@example.com')).toHaveCount(0);
  },
);

test('Facebook without an e-mail leads back to the form', IN_FULL, async ({ originOf, page }) => {
  const way = new SocialWay(page, originOf('slotbook'));
  await way.press('Sign up with Facebook');
  await way.choose('Finn Fisher');
  await page.waitForURL(SIGNUP);
  const said = "Your Facebook account doesn't have an email. Try a different sign-up option.";
  await expect(page.getByText(said)).toBeVisible();
});

const TURNED_BACK = [
  ['Cancel', 'denied'],
  ['Una Berg', 'emailRefused'],
  ['Let Google break down', 'unavailable'],
] as const;

for (const [choice, fault] of TURNED_BACK) {
  test(`'${choice}' at Google leads back to the form`, IN_FULL, async ({ originOf, page }) => {
    const way = new SocialWay(page, originOf('slotbook'));
    await way.leave('google', { plan: { planId: 'slotbook-free' } });
    await way.choose(choice);
    await page.waitForURL(SIGNUP);
    expect(await way.told()).toMatchObject({ fault, plan: { planId: 'slotbook-free' } });
    await page.reload();
    expect(await way.told()).toMatchObject({ fault: null });
  });
}

test(
  'a return whose trip the browser has forgotten leads back to the form',
  IN_FULL,
  async ({ originOf, page, product }) => {
    const way = new SocialWay(page, originOf('slotbook'));
    await way.leave('google');
    const address = await way.addressBack('nora', product.url);
    const cookies = await page.context().cookies();
    const trip = cookies.find(({ name }) => name.startsWith('social-'));
    const lasts = (trip?.expires ?? 0) - Date.now() / 1000;
    expect(lasts).toBeGreaterThan(58 * 60);
    expect(lasts).toBeLessThanOrEqual(60 * 60);
    await page.context().clearCookies({ name: /^social-/ });
    await page.goto(address);
    await page.waitForURL(SIGNUP);
    expect(await way.told()).toMatchObject({ fault: 'lost' });
  },
);

test(
  'two tabs at a provider at the same time each return correctly',
  IN_FULL,
  async ({ context, originOf, page }) => {
    const first = new SocialWay(page, originOf('slotbook'));
    await first.press('Sign up with Google', '/signup?signupType=free');
    const tab = await context.newPage();
    const second = new SocialWay(tab, originOf('slotbook'));
    await second.press('Sign up with Google', '/signup?signupType=paid');
    await second.choose('Cancel');
    await tab.waitForURL(/\/signup\?signupType=paid/);
    expect(await second.told()).toMatchObject({ fault: 'denied' });
    await first.makeUp('Mary Boole', 'mary@example.com');
    await page.waitForURL(/\/account/);
    await expect(page.getByText('mary@example.com')).toBeVisible();
  },
);

test('a return works once', IN_FULL, async ({ originOf, page }) => {
  const way = new SocialWay(page, originOf('slotbook'));
  await way.leave('google');
  const before = await page.context().cookies();
  const { promise, resolve } = Promise.withResolvers<string>();
  page.on('request', (request) => {
    if (request.url().includes('/auth/google/callback')) resolve(request.url());
  });
  await way.makeUp('Ida Rhodes', 'ida@example.com');
  await page.waitForURL(/\/account\?success=true/);
  await page.context().clearCookies();
  await page.context().addCookies(before);
  await page.goto(await promise);
  await page.waitForURL(SIGNUP);
  expect(await way.told()).toMatchObject({ fault: 'used' });
});

test(
  'a return does not work in another session',
  IN_FULL,
  async ({ browser, originOf, page, product, watch }) => {
    watch.allow(/status of 401/);
    const way = new SocialWay(page, originOf('slotbook'));
    await way.leave('google');
    const address = await way.addressBack('nora', product.url);

    const victim = await browser.newContext();
    await watch.follow(victim);
    const theirs = await victim.newPage();
    await theirs.goto(`${originOf('slotbook')}/signup`);
    await theirs.goto(address);
    await theirs.waitForURL(SIGNUP);
    expect(await new SocialWay(theirs, '').told()).toMatchObject({ fault: 'lost' });
    await theirs.goto(`${originOf('slotbook')}/account`);
    await expect(theirs.getByText('nora.novak@example.com')).toHaveCount(0);
    await victim.close();
  },
);

test('no redirect leads outside the brand', IN_FULL, async ({ originOf, page, watch }) => {
  const elsewhere = 'https://evil.example/';
  const origin = originOf('slotbook');
  const way = new SocialWay(page, origin);
  const names = ['redirectUrl', 'redirect_uri', 'dashboardUrl', 'return', 'referrer', 'next'];
  const wishes = names.map((name) => `${name}=${encodeURIComponent(elsewhere)}`).join('&');
  await page.goto(`${way.addressOf('google', { query: `${wishes}&utm_source=Mail` })}&${wishes}`);
  await way.choose('Cancel');
  await page.waitForURL(/\/signup\?utm_source=Mail/);
  expect(new URL(page.url()).origin).toBe(origin);
  expect(page.url()).not.toContain('evil');

  // The provider does not redirect to unregistered addresses.
  await way.leave('google');
  const asked = new URL(page.url());
  asked.searchParams.set('redirect_uri', `${elsewhere}auth/google/callback`);
  watch.allow(/status of 400/);
  const refused = await page.goto(asked.href);
  expect(refused?.status()).toBe(400);
  await expect(page.getByText('redirect_uri_mismatch')).toBeVisible();
});
