import { observer } from 'mobx-react-lite';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useContactField } from '../../renderer/useContactField.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { countryOptions } from './countryOptions.ts';

/** Phone number with its country, and why it is asked for. Serves Specification 3.1.3 and 5.0.4. */
export const PhoneNumber = observer(function PhoneNumber() {
  const field = useContactField('phoneNumber');
  const { contact, texts, brand } = useStores();
  const flows = useFlows();
  if (!field) return null;

  const { country, countryCode } = contact.phoneNumber;
  return (
    <PhoneField
      {...field}
      hint={texts.phonePurpose}
      country={country}
      countryCode={countryCode}
      countryLabel={texts.country}
      countries={countryOptions(contact.phoneNumber, brand.locale)}
      onChange={(value) => void flows.phoneChanged(value)}
      onCountryChange={(chosen) => void flows.phoneCountryChosen(chosen)}
      onFocus={() => void flows.phoneFocused()}
      onBlur={() => void flows.phoneBlurred()}
    />
  );
});
