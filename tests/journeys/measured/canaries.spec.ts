import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { expect, test } from '../../setup/journey.ts';
import { keptEvents, pushedTo } from '../acts/measured.ts';

const PERSON = aPerson('serinus.canaria@atlantic.example', {
  fullName: 'Kanari Finkenvogel',
  companyName: 'Harzerroller Songbirds',
  phoneNumber: '2025550177',
  password: 'zwitscher1766',
});

const CANARIES =
  /serinus|canaria|atlantic|kanari|finken|harzer|songbird|5550177|555.0177|zwitscher/i;

test('nothing that was typed leaves in an event, a push or a report, whatever fails', async ({
  open,
  page,
  product,
  request,
  watch,
}) => {
  watch.allow(/status of 500|Failed to load resource|The page broke/);
  const form = new SignupForm(page);
  await open('chatmoor', '/signup?signupType=noCardSignup&utm_source=newsletter');
  await form.fill(PERSON);

  await page.route('**/signup/freetrial', (route) =>
    route.fulfill({ status: 500, body: `No ${PERSON.email}` }),
  );
  await form.submitButton.click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.evaluate(({ fullName, email, password }) => {
    const cause = new Error(`${password} of ${email}`);
    reportError(new Error(`The page broke for ${fullName} at /signup?email=${email}`, { cause }));
  }, PERSON);
  await page.unroute('**/signup/freetrial');
  await form.submitButton.click();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();

  const reports = () => product.log.filter((line) => line.includes('The page reports'));
  await expect.poll(() => reports().join('')).toMatch(/signup, unreadable, status 500/);
  await expect.poll(() => reports().join('')).toContain('The page broke for [masked]');
  const names = () => keptEvents(product, 'chatmoor').map(({ name }) => name);
  await expect.poll(names).toContain('signup_success');
  await expect.poll(names).toContain('free_trial_signup_failure');

  const pushes = () => pushedTo(request, product, 'GTM-CHATMOR1');
  await expect.poll(async () => JSON.stringify(await pushes())).toContain('signup_success');

  const left = [
    JSON.stringify(keptEvents(product, 'chatmoor')),
    JSON.stringify(await pushes()),
    product.log.join('\n'),
  ];
  for (const text of left) expect(text).not.toMatch(CANARIES);
});
