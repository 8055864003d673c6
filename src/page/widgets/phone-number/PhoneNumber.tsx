import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { formatText } from '../../../core/texts/formatText.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useContactField } from '../../renderer/useContactField.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { DialCodePicker } from '../../ui/dial-code-picker/DialCodePicker.tsx';
import { PhoneField } from '../../ui/phone-field/PhoneField.tsx';
import { namedCountries } from './namedCountries.ts';
import type { widget } from './widget.ts';

/** The phone number with its country, and the reason for asking. */
export const PhoneNumber = observer(function PhoneNumber() {
  const field = useContactField('phoneNumber');
  const { contact, texts, brand } = useStores<typeof widget>();
  const flows = useFlows();
  const { phoneNumber } = contact;
  const { country, countryCode, isDetected, numberingPlans } = phoneNumber;
  const [isListWanted, setListWanted] = useState(false);
  // Deferred until the typed text shows, because the country names block a slow phone for 50 ms.
  const isDetectedSaid = useDeferredValue(isDetected, false);
  const isNamed = isListWanted || isDetectedSaid;
  const countries = useMemo(
    () => (isNamed ? namedCountries(numberingPlans?.countries ?? [], brand.locale) : []),
    [isNamed, numberingPlans?.countries, brand.locale],
  );
  const handleCodeFilled = useCallback((code: string) => void flows.phoneCodeFilled(code), [flows]);

  if (!field) return null;

  const name = countries.find((it) => it.country === country)?.name;
  const loadList = async () => {
    const [{ CountryList }] = await Promise.all([
      import('./CountryList.tsx'),
      flows.phoneFocused(),
    ]);
    if (!phoneNumber.numberingPlans) throw new Error('The countries could not be loaded.');
    setListWanted(true);
    return CountryList;
  };
  return (
    <PhoneField
      {...field}
      hint={texts.phonePurpose}
      status={
        isDetected && isDetectedSaid
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
            chosen: (named) => formatText(texts.countryIs, { country: named }),
            search: texts.searchInDropdown,
            close: texts.close,
            noResults: texts.noResultsFound,
            results: (count) => formatText(texts.resultsFound, { count }),
            loading: texts.working,
            failed: texts.countriesFailed,
            retry: texts.tryAgain,
          }}
          disabled={field.disabled}
          countries={countries}
          loadList={loadList}
          onChoose={(chosen) => void flows.phoneCountryChosen(chosen)}
        />
      }
      onChange={(value, isWhole) => void flows.phoneChanged(value, isWhole ? 'whole' : 'typed')}
      onCodeFilled={handleCodeFilled}
      onFocus={() => void flows.phoneFocused()}
      onBlur={() => void flows.phoneBlurred()}
    />
  );
});
