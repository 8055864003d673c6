import type { Page } from 'playwright/test';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { DEPTH } from '../../factories/depth.ts';
import { naughtyStrings, shown } from '../../factories/texts/naughtyStrings.ts';
import { expect, test } from '../../setup/journey.ts';

/** The parameters in the specification's addresses, and general ones. */
const PARAMETERS = 'utm_source ach gc email state contact signupType planId'.split(' ');
const CONTACT = ['fullName', 'companyName', 'phoneNumber'] as const;

/** The texts that an address can carry. Half surrogate pairs are replaced on the way. */
const sendable = naughtyStrings.map((text) => text.replace(/\p{Cs}/gu, '\ufffd').slice(0, 500));

/** Returns a query with one text per parameter, from the given one on. */
function queryFrom(start: number): string {
  const next = (place: number) => sendable[(start + place) % sendable.length] ?? '';
  const query = new URLSearchParams(PARAMETERS.map((name, place) => [name, next(place)]));
  const contact = CONTACT.map((name, place) => [name, next(PARAMETERS.length + place)]);
  const json = JSON.stringify(Object.fromEntries(contact));
  // Every second query has a readable contact.
  if (start % 2 === 1) query.set('contact', Buffer.from(json).toString('base64url'));
  return query.toString();
}

/** Counts effects that only an executed text could have. */
async function strangers(page: Page): Promise<number> {
  return page
    .locator('#root :is(script, iframe, svg[onload], img[onerror], base, style, math, template)')
    .count();
}

test('bad input in the query stays text, and the page works', async ({ page, originOf }) => {
  test.setTimeout(240_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const form = new SignupForm(page);
  // Each page receives one text per parameter. The odd step gives every second one a contact.
  const step = PARAMETERS.length * DEPTH.oneBadTextIn - 1;
  for (let start = 0; start < sendable.length; start += step) {
    const brand = ['slotbook-ca', 'chatmoor', 'coursenest'][start % 3] ?? 'slotbook';
    const answer = await page.goto(`${originOf(brand)}/signup?${queryFrom(start)}`);
    expect(answer?.status(), `from ${start} on`).toBe(200);
    await waitForHydration(page);
    await expect(form.submitButton, `from ${start} on`).toBeVisible();
    expect(await strangers(page), `from ${start} on`).toBe(0);
  }
  expect(dialogs).toEqual([]);
});

test('bad input on the other pages is answered with a page', async ({ page, originOf, watch }) => {
  test.slow();
  // The links are invalid, and too many.
  watch.allow(/status of (400|404|429)/);
  const some = sendable
    .filter((text) => /<s|\0|\u202e|%c0/.test(text))
    .slice(0, 16 / DEPTH.oneBadTextIn);
  for (const text of some) {
    const value = encodeURIComponent(text);
    for (const path of [
      `/error?message=${value}`,
      `/activate?token=${value}`,
      `/signup?leadUniquePin=${value}`,
      `/payment?dealid=${value}&accountId=${value}`,
    ]) {
      const answer = await page.goto(`${originOf('slotbook')}${path}`);
      expect(answer?.headers()['content-type'], shown(text)).toContain('text/html');
      expect(await strangers(page), shown(text)).toBe(0);
    }
  }
});

/** Types each text into a field and leaves it, faster than a person. Returns the texts that changed. */
async function typeAll(page: Page, name: string, texts: readonly string[]): Promise<string[]> {
  return page.locator(`input[name=${name}]`).evaluate(
    (field: HTMLInputElement, all) =>
      all.filter((text) => {
        field.focus();
        // By the native setter, because React ignores its own.
        Reflect.set(HTMLInputElement.prototype, 'value', text, field);
        // All fields except the password remove invisible marks, and have a space for a tab.
        const isKept = field.name === 'password';
        const typed = isKept
          ? field.value
          : field.value
              .replaceAll(
                /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu,
                '',
              )
              .replaceAll('\t', ' ');
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
        field.blur();
        return field.value.trim() !== typed.trim();
      }),
    texts,
  );
}

test('bad input typed into every field is kept, and harms nothing', async ({ open, page }) => {
  test.slow();
  await open('slotbook-ca', '/signup');
  await waitForHydration(page);
  const fields = ['fullName', 'companyName', 'password', 'email', 'phoneNumber'];
  for (const [place, name] of fields.entries()) {
    // A full run types every text into every field, a quick run each text into one field.
    const texts = sendable.filter(
      (_, index) => DEPTH.oneBadTextIn === 1 || index % fields.length === place,
    );
    // Without addresses, because the server would be asked about them, which is rate limited.
    const typed = name === 'email' ? texts.filter((text) => !/@.+\./.test(text)) : texts;
    const lost = await typeAll(page, name, typed);
    // Only the phone number is regrouped during typing.
    if (name !== 'phoneNumber') expect(lost, name).toEqual([]);
  }
  expect(await strangers(page)).toBe(0);

  const form = new SignupForm(page);
  await form.fill(aPerson('after-all@example.com'));
  await form.submitButton.click();
  await expect(form.dialog).toBeVisible();
});
