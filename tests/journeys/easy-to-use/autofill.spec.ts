import type { Page } from 'playwright/test';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { expect, wholeJourney } from '../../setup/wholeJourney.ts';
import { phoneField } from '../acts/phoneField.ts';

const test = wholeJourney();

const ADA = {
  NAME_FULL: 'Ada Lovelace',
  COMPANY_NAME: 'Engines Ltd',
  EMAIL_ADDRESS: 'ada@example.com',
  ADDRESS_HOME_COUNTRY: 'GB',
  PHONE_HOME_WHOLE_NUMBER: '+442079460123',
};

/** Autofills a field's form with a stored person, as after a choice in the browser's list. */
async function fillIn(page: Page, fieldId: string, person: Readonly<Record<string, string>>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('Autofill.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selector = `#${fieldId}`;
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  const fields = Object.entries(person).map(([name, value]) => ({ name, value }));
  const field = page.locator(selector);
  await field.click();
  // Chromium does not answer until it has parsed the form, some time after the page has loaded.
  await expect(async () => {
    const chosen = { fieldId: node.backendNodeId, address: { fields } };
    browser.send('Autofill.trigger', chosen).catch(() => undefined);
    await expect(field).not.toHaveValue('', { timeout: 1_000 });
  }).toPass();
}

test("an autofilled number from another country gets that country's code", async ({
  open,
  page,
}) => {
  const { dialCode, number } = phoneField(page);
  await open('slotbook', '/signup?signupType=paid');
  await waitForHydration(page);
  await expect(dialCode).toHaveText('US +1');

  await fillIn(page, 'fullName', ADA);

  await expect(dialCode).toHaveText('GB +44');
  // With or without the 0 that is dialled first within the country.
  await expect(number).toHaveValue(/^(?:020 7946 0123|2079460123)$/);
  await expect(page.locator('#email')).toHaveValue(ADA.EMAIL_ADDRESS);
  await expect(page.locator('#companyName')).toHaveValue(ADA.COMPANY_NAME);
});
