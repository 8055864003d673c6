import type { FlowContext } from './FlowContext.ts';
import type { Flows } from './Flows.ts';

/** How long a submission waits for the numbering plans. Without them the server alone checks the length. */
const PATIENCE_MS = 5000;

type PhoneFlows = Pick<
  Flows,
  'phoneFocused' | 'phoneChanged' | 'phoneBlurred' | 'phoneCountryChosen'
> & {
  /** Makes the number ready to be sent. */
  readonly settlePhone: () => Promise<void>;
};

/** The phone field: its numbering plans come when it is first used. Serves Specification 5.0.4. */
export function createPhoneFlows({ stores, providers }: FlowContext): PhoneFlows {
  const { phoneNumber } = stores.contact;

  async function load(): Promise<void> {
    if (phoneNumber.numberingPlans) return;
    const plans = await providers.loadNumberingPlans();
    if (plans) phoneNumber.setNumberingPlans(plans);
  }

  return {
    phoneFocused: load,

    async phoneChanged(value) {
      phoneNumber.setValue(value);
      if (!phoneNumber.value.startsWith('+')) return;
      await load();
      if (phoneNumber.numberingPlans?.isPossiblePhone(phoneNumber.value)) phoneNumber.read();
    },

    async phoneBlurred() {
      const { value } = phoneNumber;
      if (value.trim() === '') return;
      await load();
      // What was typed while the plans came is not finished yet.
      if (phoneNumber.value !== value) return;
      phoneNumber.read();
      phoneNumber.checkOnBlur();
    },

    async phoneCountryChosen(country) {
      phoneNumber.setCountry(country);
      await load();
      phoneNumber.checkOnBlur();
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
