import type { TextState } from '../../../core/rules/phone/NumberingPlans.ts';
import { phoneDigits } from '../../../core/rules/phone/phoneDigits.ts';
import type { Providers } from '../../providers/Providers.ts';
import type { FlowContext } from '../FlowContext.ts';
import type { Flows } from '../Flows.ts';

/** How long a submission waits for the plans. Without them only the server checks the length. */
const PATIENCE_MS = 5000;

type PhoneFlows = Pick<
  Flows,
  | 'phoneShown'
  | 'phoneFocused'
  | 'phoneChanged'
  | 'phoneBlurred'
  | 'phoneCountryChosen'
  | 'phoneCodeFilled'
> & {
  /** Makes the number ready to be sent. */
  readonly settlePhone: () => Promise<void>;
};

/** What the phone field needs of the browser. */
export type PhoneProviders = Pick<Providers, 'loadNumberingPlans' | 'painted' | 'wait'>;

/** The phone field: its numbering plans come when it is first used. */
export function createPhoneFlows({
  stores,
  providers,
}: Pick<FlowContext, 'stores'> & { readonly providers: PhoneProviders }): PhoneFlows {
  const { phoneNumber } = stores.contact;
  /** How often the visitor has typed or pasted something. */
  let edits = 0;
  /** Whether the field was left since: what is in it is meant as a whole number. */
  let isLeft = false;

  /** Loads the plans for the field's current value. */
  async function load(): Promise<void> {
    const { value, country, numberingPlans } = phoneNumber;
    if (numberingPlans?.canRead(value, country)) return;
    const plans = await providers.loadNumberingPlans(value, country);
    if (!plans) return;
    // By the plans a number that was there before may turn out to be of another country.
    if (edits === 0) stores.questions?.takeOver();
    phoneNumber.setNumberingPlans(plans);
  }

  async function type(typed: string, state: TextState): Promise<void> {
    phoneNumber.type(typed, state);
    const { value, reading } = phoneNumber;
    if (reading || value === '') return;
    await load();
    // What was typed on while the plans came stays as it is.
    if (phoneNumber.value !== value) return;
    phoneNumber.type(value, state);
    // A paste freed of its words may name a country whose plans are not loaded yet.
    if (phoneNumber.value !== value && !phoneNumber.reading) await type(phoneNumber.value, state);
  }

  async function chooseCountry(country: string): Promise<void> {
    const isFaulty = phoneNumber.error !== null;
    phoneNumber.setCountry(country);
    const { value } = phoneNumber;
    await load();
    // Now that its plans are here the number is grouped as the country writes it; what was typed on
    // meanwhile is grouped as what it is, half a number.
    const isSame = phoneNumber.country === country && phoneNumber.value === value;
    if (isSame) phoneNumber.setCountry(country);
    // A number that was never left is not finished yet; any other is checked again.
    if (isFaulty || isLeft) phoneNumber.checkOnBlur();
  }

  return {
    async phoneShown() {
      if (phoneNumber.value !== '') await type(phoneNumber.value, 'whole');
    },

    async phoneFocused() {
      // The field first shows that it has the focus: to ask for a file takes a phone 10 ms.
      await providers.painted();
      await load();
    },

    phoneChanged(typed, state) {
      edits += 1;
      isLeft = false;
      return type(typed, state);
    },

    async phoneBlurred() {
      if (phoneNumber.value.trim() === '') return;
      const before = edits;
      await load();
      // What was typed while the plans came is not finished yet; what was only grouped then is.
      if (edits !== before) return;
      isLeft = true;
      phoneNumber.read();
      phoneNumber.checkOnBlur();
    },

    phoneCountryChosen: chooseCountry,

    async phoneCodeFilled(code) {
      await load();
      const country = phoneNumber.numberingPlans?.mainCountryOf(code);
      const isOther = phoneDigits(code) !== phoneNumber.countryCode;
      if (country !== undefined && isOther) await chooseCountry(country);
    },

    async settlePhone() {
      if (phoneNumber.value.trim() === '' || !stores.contact.fieldsShown.includes('phoneNumber')) {
        return;
      }
      await Promise.race([load(), providers.wait(PATIENCE_MS)]);
      phoneNumber.read();
    },
  };
}
