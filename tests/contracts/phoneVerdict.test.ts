import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { phoneCountries } from '../../src/core/rules/phone/callingCodes.ts';
import { checkPhone } from '../../src/core/rules/phone/checkPhone.ts';
import { phoneLengths, readLeadPhone } from '../../src/server/commands/sign-up/readLeadPhone.ts';
import { aPage, type TestPage } from '../factories/pages/aPage.ts';
import { aTab, openInTab } from '../factories/pages/aTab.ts';

const NUMBERS = new Map<string, string>(Object.entries(examples));

/** An example number of every country that has one, and common mistakes in it. */
const CASES = phoneCountries.flatMap(({ country }) => {
  const number = NUMBERS.get(country);
  if (number === undefined) return [];
  const texts = [number, number.slice(0, -1), number.slice(1), `${number}0`, `0${number}`];
  return [[country, texts] as const];
});

/** Numbers that once gained a digit when grouped, or passed on one side only. */
const KNOWN = [
  ['NG', ['802228420', '0802228420', '8022284201']],
  ['IR', ['912345678', '0912345678']],
  ['GA', ['6031234', '06031234']],
  ['US', ['5550123', '2015550123', '0000000000']],
] as const;

const sentOf = ({ stores: { contact } }: TestPage) => {
  const { country, countryCode, problem, sent } = contact.phoneNumber;
  return { phone: sent, countryCode, country, problem };
};

/** Types a number for a country, and leaves the field. */
async function type(page: TestPage, country: string, text: string): Promise<void> {
  await page.flows.phoneChanged('', 'typed');
  await page.flows.phoneCountryChosen(country);
  await page.flows.phoneChanged(text, 'typed');
}

it('has numbers of nearly every country', () => {
  expect(CASES.length).toBeGreaterThan(230);
});

describe.each([...KNOWN, ...CASES])('a number of %s', (country, texts) => {
  it('keeps its digits: left, left again, drafted, and read by the server', async () => {
    const tab = aTab();
    for (const text of texts) {
      const page = openInTab(tab);
      page.start();
      await type(page, country, text);
      const typed = sentOf(page);
      await page.flows.phoneBlurred();
      expect([text, sentOf(page)]).toEqual([text, typed]);
      await page.flows.phoneBlurred();
      expect([text, sentOf(page)]).toEqual([text, typed]);

      page.leave();
      const after = openInTab(tab);
      after.start();
      await after.chosen.mock.results.at(-1)?.value;
      await after.flows.phoneShown();
      expect([text, sentOf(after)]).toEqual([text, typed]);
      tab.texts.clear();

      const { problem, ...sent } = typed;
      const read = readLeadPhone(sent);
      expect([text, read]).toEqual([text, sent]);
      const verdict = checkPhone(read.phone, { lengths: phoneLengths(read) });
      expect([text, verdict]).toEqual([text, problem]);
    }
  });
});

it('is read by the server the same without the country, by its calling code', () => {
  const read = (phone: string, countryCode: string) => readLeadPhone({ phone, countryCode });
  expect(read('2079460958', '44')).toMatchObject({ phone: '2079460958', country: 'GB' });
  expect(phoneLengths({ phone: '5550123', countryCode: '1' })).toEqual([10]);
  // A country with another calling code has no say.
  expect(phoneLengths({ phone: '1', countryCode: '1', country: 'GB' })).toEqual([10]);
});

it('is checked again after it was left and another country is selected', async () => {
  const page = aPage();
  await type(page, 'US', '2015550123');
  await page.flows.phoneBlurred();
  expect(page.stores.contact.phoneNumber.error).toBeNull();
  await page.flows.phoneCountryChosen('IS');
  expect(page.stores.contact.phoneNumber.error).toBe('invalid');
  await page.flows.phoneCountryChosen('US');
  expect(page.stores.contact.phoneNumber.error).toBeNull();
});
