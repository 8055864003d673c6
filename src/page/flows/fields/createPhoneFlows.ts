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
  /** Completes the number before it is sent. */
  readonly settlePhone: () => Promise<void>;
};

/** The browser services that the phone field needs. */
export type PhoneProviders = Pick<Providers, 'loadNumberingPlans' | 'painted' | 'wait'>;

/** The phone field's flows. Its numbering plans load on first use. */
export function createPhoneFlows({
  stores,
  providers,
}: Pick<FlowContext, 'stores'> & { readonly providers: PhoneProviders }): PhoneFlows {
  const { phoneNumber } = stores.contact;
  /** The number of edits so far. */
  let edits = 0;
  /** Whether the field was left since the last edit, so that its number counts as complete. */
  let isLeft = false;

  /** Loads the plans for the field's current value. */
  async function load(): Promise<void> {
    const { value, country, numberingPlans } = phoneNumber;
    if (numberingPlans?.canRead(value, country)) return;
    const plans = await providers.loadNumberingPlans(value, country);
    if (!plans) return;
    // With the plans, an initial number may turn out to belong to another country.
    if (edits === 0) stores.questions?.takeOver();
    phoneNumber.setNumberingPlans(plans);
  }

  async function type(typed: string, state: TextState): Promise<void> {
    phoneNumber.type(typed, state);
    const { value, reading } = phoneNumber;
    if (reading || value === '') return;
    await load();
    // If the visitor has typed on meanwhile, the text stays unchanged.
    if (phoneNumber.value !== value) return;
    phoneNumber.type(value, state);
    // Without the words around it, a pasted number may belong to a country whose plans are not loaded.
    if (phoneNumber.value !== value && !phoneNumber.reading) await type(phoneNumber.value, state);
  }

  async function chooseCountry(country: string): Promise<void> {
    const isFaulty = phoneNumber.error !== null;
    phoneNumber.setCountry(country);
    const { value } = phoneNumber;
    await load();
    // Groups the number once its plans are loaded. If the visitor has typed on meanwhile, the
    // number is still incomplete.
    const isSame = phoneNumber.country === country && phoneNumber.value === value;
    if (isSame) phoneNumber.setCountry(country);
    // An unfinished number is not checked; any other is checked again.
    if (isFaulty || isLeft) phoneNumber.checkOnBlur();
  }

  return {
    async phoneShown() {
      if (phoneNumber.value !== '') await type(phoneNumber.value, 'whole');
    },

    async phoneFocused() {
      // Shows the focus first: starting a download takes a phone 10 ms.
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
      // A number edited while the plans loaded is unfinished; one that was only grouped is complete.
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
