import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { formatText } from '../../../core/texts/formatText.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useContactField } from '../../renderer/useContactField.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { DialCodePicker } from '../../ui/dial-code-picker/DialCodePicker.tsx';
import { PhoneField } from '../../ui/phone-field/PhoneField.tsx';
import { countryName, namedCountries } from './namedCountries.ts';

const loadList = () => import('./CountryList.tsx').then((module) => module.CountryList);

/** Phone number with its country, and why it is asked for. Serves Specification 2.5, 3.1.3 and 5.0.4. */
export const PhoneNumber = observer(function PhoneNumber() {
  const field = useContactField('phoneNumber');
  const { contact, texts, brand } = useStores();
  const flows = useFlows();
  const handleCodeFilled = useCallback((code: string) => void flows.phoneCodeFilled(code), [flows]);

  useEffect(() => {
    void flows.phoneShown();
  }, [flows]);

  if (!field) return null;

  const { country, countryCode, isDetected, numberingPlans } = contact.phoneNumber;
  // Before the plans are there this may be the server, or be compared with what it sent.
  const name = numberingPlans ? countryName(country, brand.locale) : undefined;
  return (
    <PhoneField
      {...field}
      hint={texts.phonePurpose}
      status={
        isDetected
          ? formatText(texts.countryDetected, { country: `${name ?? country} +${countryCode}` })
          : ''
      }
      dialCode={
        <DialCodePicker
          country={country}
          countryCode={countryCode}
          name={name}
          texts={{
            label: texts.country,
            search: texts.searchInDropdown,
            noResults: texts.noResultsFound,
          }}
          disabled={field.disabled}
          loadList={loadList}
          countries={() => namedCountries(brand.locale)}
          onChoose={(chosen) => void flows.phoneCountryChosen(chosen)}
        />
      }
      onChange={(value, isWhole) => void flows.phoneChanged(value, isWhole)}
      onCodeFilled={handleCodeFilled}
      onFocus={() => void flows.phoneFocused()}
      onBlur={() => void flows.phoneBlurred()}
    />
  );
});
